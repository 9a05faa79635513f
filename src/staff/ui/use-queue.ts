import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Sends what was chosen, one after the other; gets the last refusal, else the last result. */
type SendAll<Choice> = <Result extends { ok: boolean }>(
  send: (choice: Choice) => Promise<Result>,
) => Promise<Result>;

interface Queue<Choice> {
  queue: readonly Choice[];
  choose: (choice: Choice) => void;
}

/**
 * Keeps what is chosen while something is on its way (`isBusy`), so that no choice is dropped; `start` is called as soon as nothing is.
 * Choices made while others are sent are sent with them. Of those that wait for the same field the last one counts.
 */
export function useQueue<Choice extends { field: string }>(
  isBusy: boolean,
  start: (sendAll: SendAll<Choice>, first: Choice) => void,
): Queue<Choice> {
  const [queue, setQueue] = useState<readonly Choice[]>([]);
  // Beside the state: choices are sent to the end when one has left the page.
  const newest = useRef(queue);
  const sending = useRef<Choice>(undefined);

  function change(choices: readonly Choice[]) {
    newest.current = choices;
    setQueue(choices);
  }
  async function sendFrom<Result extends { ok: boolean }>(
    first: Choice,
    send: (choice: Choice) => Promise<Result>,
  ): Promise<Result> {
    sending.current = first;
    const result = await send(first);
    sending.current = undefined;
    change(newest.current.filter((choice) => choice !== first));
    const [next] = newest.current;
    if (next === undefined) return result;
    const later = await sendFrom(next, send);
    return result.ok || !later.ok ? later : result;
  }
  const begin = useEffectEvent(() => {
    const [first] = newest.current;
    if (first === undefined || sending.current !== undefined) return;
    start((send) => sendFrom(first, send), first);
  });
  useEffect(() => {
    if (!isBusy) begin();
  }, [isBusy, queue]);
  return {
    queue,
    choose: (choice) =>
      change([
        ...newest.current.filter((other) => other === sending.current || other.field !== choice.field),
        choice,
      ]),
  };
}
