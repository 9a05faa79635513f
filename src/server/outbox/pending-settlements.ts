import { processSingleton } from "../process-singleton";
import type { OutboxTools } from "./get-outbox-tools";

/** Writes the outcome of a mail's delivery into the store. */
export type Settlement = (tools: OutboxTools) => Promise<void>;

const getPending = () => processSingleton("pending-settlements", () => new Map<string, Settlement>());

/** Remembers a settlement that failed because the store could not be reached, until the next turn. */
export function addPendingSettlement(mailId: string, settlement: Settlement): void {
  getPending().set(mailId, settlement);
}

/** Makes up for the settlements that failed in earlier turns: a mail that was sent is not sent again, the others are free at once. */
export async function settlePending(tools: OutboxTools): Promise<void> {
  const pending = getPending();
  for (const [id, settlement] of pending) {
    // Taken out first: a second turn of this process must not write an old outcome over a new claim.
    pending.delete(id);
    try {
      await settlement(tools);
    } catch (error) {
      pending.set(id, settlement);
      throw error;
    }
  }
}
