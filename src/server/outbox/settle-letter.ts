import { log } from "../log";
import type { Delivery } from "../mail/mailer";
import { PERHAPS_DELIVERED, type OutboxMail } from "../store/outbox-row";
import type { OutboxTools } from "./get-outbox-tools";
import { noteOutcome } from "./note-outcome";
import { getRetryWait, RETRY_PERIOD_MS } from "./retry-time";

/** So often a letter is tried at least, some one and a half hours: mail servers that do not know a sender ask it to come again. */
const MIN_TRIES = 12;

type Settled = Parameters<OutboxTools["store"]["letters"]["settle"]>[1];

function note({ store, now }: OutboxTools, id: string, settled: Settled): Promise<void> {
  return noteOutcome(() => store.letters.settle(id, settled, now()));
}

/** Tells whether an earlier attempt may have delivered a letter: then no second copy is sent. */
export function isLetterPerhapsDelivered({ uncertain }: Pick<OutboxMail, "uncertain">): boolean {
  return uncertain > 0;
}

/** Records that a letter's server did not reply to the whole mail: it may have arrived, and is not sent again. */
export async function settleUncertainLetter(tools: OutboxTools, { id }: OutboxMail): Promise<void> {
  log.error("letter-perhaps-delivered", { outbox: id });
  await note(tools, id, { end: "failed", reason: PERHAPS_DELIVERED });
}

/** Records the outcome of an attempt to deliver a letter. An address that does not exist gets no more letters. */
export async function settleLetter(
  tools: OutboxTools,
  mail: OutboxMail,
  owner: string,
  delivery: Delivery,
): Promise<void> {
  const { id, attempts, createdAt } = mail;
  if (delivery.outcome === "delivered") return note(tools, id, { end: "delivered", reason: null });
  if (delivery.outcome === "uncertain") return settleUncertainLetter(tools, mail);
  const { reason } = delivery;
  if (delivery.outcome === "refused") {
    const { isAddressGone = false } = delivery;
    log.info("letter-refused", { outbox: id, reason, isAddressGone });
    return note(tools, id, { end: isAddressGone ? "bounced" : "failed", reason, isAddressGone });
  }
  // At a slow pace the first try of the last ones may be days after they were queued.
  const isExpired = attempts >= MIN_TRIES && tools.now() - createdAt >= RETRY_PERIOD_MS;
  log.info(isExpired ? "letter-given-up" : "letter-postponed", { outbox: id, reason, attempts });
  if (isExpired) return note(tools, id, { end: "failed", reason });
  await tools.store.outbox.postpone(mail, owner, tools.now() + getRetryWait(attempts), reason);
}
