import type { Attempt, Prove } from "../server/accounts/sign-in-repository";
import { type ANA, type BEA } from "./staff-client";
import { MINUTE, NOW, type StoreBench } from "./describe-stores";

const RATE = { client: "client", limit: 0 };
const TRY: Attempt = { rate: RATE, device: "Firefox, Linux", locale: "en", earlier: "" };
export const HOUR = 60 * MINUTE;

/** Creates what tests of the store do again and again as staff. */
export function createStaffTools(bench: StoreBench) {
  return {
    async add(person: typeof ANA | typeof BEA) {
      const added = await bench.store.staff.people.add(person, NOW);
      if (added === undefined) throw new Error("known");
      return added;
    },
    attempt: (prove: Prove, now = NOW) => bench.store.staff.signIns.attempt(TRY, prove, now),
    /** Asks for a mail and gets the id of its link. */
    async ask(email: string, now = NOW) {
      const earlier = new Set((await bench.claim(now, 100)).map(({ signInId }) => signInId));
      await bench.store.staff.signIns.request(email, RATE, "en", now);
      return (await bench.claim(now, 100)).map(({ signInId }) => signInId).find((id) => !earlier.has(id));
    },
    byLink: (id: string, now = NOW) => bench.store.staff.signIns.proveByLink(id, now),
    byCode: (email: string, isRight: boolean, now = NOW) =>
      bench.store.staff.signIns.proveByCode(email, () => isRight, now),
  };
}
