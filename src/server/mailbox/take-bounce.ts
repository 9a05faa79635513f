import { log } from "../log";
import type { MailboxTools } from "./mailbox-tools";
import type { Bounce } from "./read-bounce";

/** Counts a letter that came back, once, however often its report is read; other mails are not changed by a report. */
export async function takeBounce(
  { ids, reason, isAddressGone }: Bounce,
  { store, now }: Pick<MailboxTools, "store" | "now">,
): Promise<void> {
  for (const id of ids) {
    if (!(await store.letters.bounce(id, { reason, isAddressGone }, now()))) continue;
    log.info("letter-bounced", { outbox: id, reason, isAddressGone });
    return;
  }
}
