import { log } from "../log";
import { failMail } from "../outbox/fail-mail";
import type { MailboxTools } from "./mailbox-tools";
import type { Bounce } from "./read-bounce";

/** Notes that a letter, or a mail to a guest, came back, once, however often its report is read. */
export async function takeBounce(
  { ids, reason, cause }: Bounce,
  { store, now }: Pick<MailboxTools, "store" | "now">,
): Promise<void> {
  const isAddressGone = cause === "no-mailbox";
  for (const id of ids) {
    const isLetter = await store.letters.bounce(id, { reason, isAddressGone }, now());
    if (!isLetter && !(await failMail(store, id, { status: "bounced", reason, cause }, now()))) continue;
    log.info(isLetter ? "letter-bounced" : "mail-bounced", { outbox: id, reason, isAddressGone });
    return;
  }
}
