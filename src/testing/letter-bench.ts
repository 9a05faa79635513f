import { addSubscribers, listPeople } from "./add-subscribers";
import { NOW, type StoreBench } from "./describe-stores";
import { createLetterContent } from "./published-letters";

/** The letter that tests of the store send. */
export const WHALES = { key: "whales", content: createLetterContent(), who: "Ana" };

export function createLetterBench(bench: StoreBench) {
  return {
    subscribe: (count: number) => addSubscribers(bench.store, listPeople(count), NOW),
    send: (key = "whales", now = NOW) => bench.store.letters.send({ ...WHALES, key }, now),
    claim: (now = NOW, limit = 100, perMinute = 1_000, owner = "worker") =>
      bench.store.letters.claim({ owner, now, limit }, perMinute),
    async getOne(key = "whales") {
      const found = await bench.store.letters.getByKey(key);
      if (found === undefined) throw new Error("not sent");
      return found;
    },
    async deliver(ids: readonly string[]) {
      for (const id of ids) await bench.store.letters.settle(id, { end: "delivered", reason: null }, NOW);
    },
  };
}
