import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Keeps what is chosen while something is on its way (`isBusy`), so that no choice is dropped; `start` is called as soon as nothing is.
 * What it is given sends the choices one after the other, those that are made meanwhile as well, and throws the last failure. Of choices
 * that wait for the same field the last one counts.
 */
export function useQueue<Choice extends { field: string }>(
  isBusy: boolean,
  start: (sendAll: (send: (choice: Choice) => Promise<unknown>) => Promise<void>, first: Choice) => void,
) {
  const [queue, setQueue] = useState<readonly Choice[]>([]);
  // Beside the state: choices are sent to the end when one has left the page.
  const newest = useRef(queue);
  const sending = useRef<Choice>(undefined);

  function change(choices: readonly Choice[]) {
    newest.current = choices;
    setQueue(choices);
  }
  async function sendAll(send: (choice: Choice) => Promise<unknown>): Promise<void> {
    const failures: unknown[] = [];
    for (let [next] = newest.current; next !== undefined; [next] = newest.current) {
      const choice = next;
      sending.current = choice;
      await send(choice).catch((error: unknown) => failures.push(error));
      sending.current = undefined;
      change(newest.current.filter((other) => other !== choice));
    }
    if (failures.length > 0) throw failures.at(-1);
  }
  const begin = useEffectEvent(() => {
    const [first] = newest.current;
    if (first !== undefined && sending.current === undefined) start(sendAll, first);
  });
  useEffect(() => {
    if (!isBusy) begin();
  }, [isBusy, queue]);
  return {
    queue,
    choose: (choice: Choice) =>
      change([
        ...newest.current.filter((other) => other === sending.current || other.field !== choice.field),
        choice,
      ]),
  };
}
