import { log } from "../log";
import { processSingleton } from "../process-singleton";
import type { OutboxTools } from "./get-outbox-tools";

const EVERY_MS = 60 * 60_000;

/** Has the agency told, at most once a day, that enquiries are held as possible spam. Looks for them once an hour. */
export async function announceHeld({ store, getMailContext, now }: OutboxTools): Promise<void> {
  const next = processSingleton("held-check", () => ({ at: 0 }));
  const time = now();
  // A clock that was set back must not stop the looking.
  if (time < next.at && next.at - time <= EVERY_MS) return;
  if (await store.held.announce(getMailContext().agencyEmails, time)) log.info("held-announced");
  next.at = time + EVERY_MS;
}
