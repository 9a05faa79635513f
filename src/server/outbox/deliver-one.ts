import { describeError, log } from "../log";
import type { Delivery } from "../mail/mailer";
import { writeMail } from "../mail/write-mail";
import { isLetter, type OutboxMail } from "../store/outbox-row";
import { addPendingSettlement, type Settlement } from "./pending-settlements";
import type { OutboxTools } from "./get-outbox-tools";
import { isLetterPerhapsDelivered } from "./settle-letter";
import { isSentOften, settleDelivery, settleUncertain } from "./settle-delivery";

/** Notes that nobody wants a mail any more. */
async function leaveOut({ store, now }: OutboxTools, mail: OutboxMail): Promise<void> {
  if (isLetter(mail)) await store.letters.settle(mail.id, { end: "left-out", reason: "not-wanted" }, now());
  else await store.outbox.giveUp(mail.id, "not-wanted", now());
}

/** Delivers a claimed mail and stores the outcome. Gets whether the mail server is worth asking for the next one. */
export async function deliverOne(
  tools: OutboxTools,
  mail: OutboxMail,
  owner: string,
  onSent: () => void,
): Promise<boolean> {
  const unread: Delivery = { outcome: "failed", reason: "not-written", serverAway: false };
  let settle: Settlement = (current) => settleDelivery(current, mail, owner, unread);
  try {
    // The processes that sent it ended before the server's reply.
    if (isLetter(mail) ? isLetterPerhapsDelivered(mail) : isSentOften(mail)) {
      settle = (current) => settleUncertain(current, mail, owner);
      await settle(tools);
      return true;
    }
    const written = await writeMail(mail, tools.store, tools.getMailContext());
    if (written === undefined) {
      await leaveOut(tools, mail);
      return true;
    }
    const delivery = await tools.mailer.deliver(written, async () => {
      const isOurs = await tools.store.outbox.expectReply(mail.id, owner, tools.now());
      if (isOurs) onSent();
      return isOurs;
    });
    settle = (current) => settleDelivery(current, mail, owner, delivery);
    await settle(tools);
    return delivery.outcome !== "failed" || !delivery.serverAway;
  } catch (error) {
    // Should this process die now, the claim ends by itself, and the mail is due again.
    addPendingSettlement(mail.id, settle);
    log.error("mail-not-settled", { outbox: mail.id, mail: mail.mail, ...describeError(error) });
    return true;
  }
}
