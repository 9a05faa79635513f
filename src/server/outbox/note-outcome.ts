import { setTimeout as sleep } from "node:timers/promises";

const ATTEMPTS = 6;

/** Notes the outcome of a delivery. A mail that has left must be noted, or it is sent again: while the database is away, this is retried. */
export async function noteOutcome(note: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await note();
      return;
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error;
      await sleep(250 * 2 ** attempt);
    }
  }
}
