import { log } from "../log";
import type { Delivery } from "../mail/mailer";
import { isForOffice, isLetter, PERHAPS_DELIVERED, type OutboxMail } from "../store/outbox-row";
import { LONG_WAIT_MS } from "../store/outbox-times";
import { failMail } from "./fail-mail";
import type { OutboxTools } from "./get-outbox-tools";
import { noteOutcome } from "./note-outcome";
import { getRetryWait, RETRY_PERIOD_MS } from "./retry-time";
import { settleLetter, settleUncertainLetter } from "./settle-letter";

/** At most this many copies of a mail are sent while no server confirms it. */
const MAX_UNCERTAIN = 3;

/** Tells whether a mail may have arrived so often that no further copy is sent, to the agency neither. */
export function isSentOften({ uncertain }: Pick<OutboxMail, "uncertain">): boolean {
  return uncertain >= MAX_UNCERTAIN;
}

const getFacts = (mail: OutboxMail) => ({ outbox: mail.id, mail: mail.mail, attempts: mail.attempts });

/** Records that a server received the whole mail and did not reply: tried again after a long wait, and three times at most. */
export async function settleUncertain(tools: OutboxTools, mail: OutboxMail, owner: string): Promise<void> {
  if (isLetter(mail)) return settleUncertainLetter(tools, mail);
  const now = tools.now();
  const facts = { ...getFacts(mail), copies: mail.uncertain };
  if (isSentOften(mail)) {
    await tools.store.outbox.giveUp(mail.id, PERHAPS_DELIVERED, now);
    log.error("mail-perhaps-delivered", { ...facts, givenUp: true });
    return;
  }
  await tools.store.outbox.postpone(mail, owner, now + LONG_WAIT_MS, PERHAPS_DELIVERED);
  log.error("mail-perhaps-delivered", { ...facts, givenUp: false });
}

/** Records the outcome of an attempt in the store. */
export async function settleDelivery(
  tools: OutboxTools,
  mail: OutboxMail,
  owner: string,
  delivery: Delivery,
): Promise<void> {
  if (isLetter(mail)) return settleLetter(tools, mail, owner, delivery);
  const facts = getFacts(mail);
  if (delivery.outcome === "delivered") {
    await noteOutcome(() => tools.store.outbox.markDelivered(mail.id, tools.now()));
    log.info("mail-delivered", facts);
    return;
  }
  if (delivery.outcome === "uncertain")
    return settleUncertain(tools, { ...mail, uncertain: mail.uncertain + 1 }, owner);
  const now = tools.now();
  const expired = now - mail.createdAt >= RETRY_PERIOD_MS;
  const isHopeless = delivery.outcome === "refused" || expired;
  // What the agency was not told of waits for a person to repair its mail, and the monitor says so (health.ts).
  if (isHopeless && !isForOffice(mail)) {
    const { reason } = delivery;
    const isGone = delivery.outcome === "refused" && delivery.isAddressGone === true;
    const cause = isGone ? "no-mailbox" : delivery.outcome === "refused" ? "refused" : "unreachable";
    if (!(await failMail(tools.store, mail.id, { status: "given-up", reason, cause }, now)))
      await tools.store.outbox.giveUp(mail.id, reason, now);
    log.error("mail-given-up", { ...facts, reason, expired });
    return;
  }
  await tools.store.outbox.postpone(
    mail,
    owner,
    now + (isHopeless ? LONG_WAIT_MS : getRetryWait(mail.attempts)),
    delivery.reason,
  );
  log[isHopeless ? "error" : "info"]("mail-postponed", { ...facts, reason: delivery.reason, expired });
}
