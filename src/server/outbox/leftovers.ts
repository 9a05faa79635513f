import { perProcess } from "../per-process";
import type { OutboxTools } from "./outbox-tools";

/** Writes into the store what became of a mail. */
export type Note = (tools: OutboxTools) => Promise<void>;

const getLeftovers = () => perProcess("outbox-leftovers", () => new Map<string, Note>());

/** Remembers what could not be noted of a mail, because the store was away, until the next turn. */
export function keepForLater(mailId: string, note: Note): void {
  getLeftovers().set(mailId, note);
}

/** Notes what earlier turns could not: a mail that was sent is not sent again, the others are free at once. */
export async function noteLeftovers(tools: OutboxTools): Promise<void> {
  const leftovers = getLeftovers();
  for (const [id, note] of leftovers) {
    // Taken out first: a second turn of this process must not write an old note over a new claim.
    leftovers.delete(id);
    try {
      await note(tools);
    } catch (error) {
      leftovers.set(id, note);
      throw error;
    }
  }
}
