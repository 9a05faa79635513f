import { setTimeout as sleep } from "node:timers/promises";

import { log } from "../log";
import type { Delivery } from "../mail/mailer";
import { PERHAPS_DELIVERED, type OutboxMail } from "../store/outbox-row";
import { LONG_WAIT_MS } from "../store/outbox-times";
import type { OutboxTools } from "./get-outbox-tools";
import { getRetryWait, RETRY_PERIOD_MS } from "./retry-time";

type Settled = Parameters<OutboxTools["store"]["letters"]["settle"]>[1];

const NOTE_ATTEMPTS = 6;

/** At most this many copies of a letter are sent to one subscriber while no server confirms it. */
const MAX_UNCERTAIN = 2;

/** A letter that has left must be recorded, or it is sent again: while the database cannot be reached, this is retried. */
async function note({ store, now }: OutboxTools, id: string, settled: Settled): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await store.letters.settle(id, settled, now());
      return;
    } catch (error) {
      if (attempt >= NOTE_ATTEMPTS) throw error;
      await sleep(250 * 2 ** attempt);
    }
  }
}

/** Tells whether a letter may have arrived so often that no further copy is sent. */
export function isLetterSentOften({ uncertain }: Pick<OutboxMail, "uncertain">): boolean {
  return uncertain >= MAX_UNCERTAIN;
}

/** Records that a letter's server did not reply to the whole mail: it is tried once more, later. */
export async function settleUncertainLetter(
  tools: OutboxTools,
  mail: OutboxMail,
  owner: string,
): Promise<void> {
  const isOver = isLetterSentOften(mail);
  log.error("letter-perhaps-delivered", { outbox: mail.id, copies: mail.uncertain, givenUp: isOver });
  if (isOver) await note(tools, mail.id, { end: "failed", reason: PERHAPS_DELIVERED });
  else await tools.store.outbox.postpone(mail, owner, tools.now() + LONG_WAIT_MS, PERHAPS_DELIVERED);
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
  if (delivery.outcome === "uncertain")
    return settleUncertainLetter(tools, { ...mail, uncertain: mail.uncertain + 1 }, owner);
  const { reason } = delivery;
  if (delivery.outcome === "refused") {
    const { isAddressGone = false } = delivery;
    log.info("letter-refused", { outbox: id, reason, isAddressGone });
    return note(tools, id, { end: isAddressGone ? "bounced" : "failed", reason, isAddressGone });
  }
  const isExpired = tools.now() - createdAt >= RETRY_PERIOD_MS;
  log.info(isExpired ? "letter-given-up" : "letter-postponed", { outbox: id, reason, attempts });
  if (isExpired) return note(tools, id, { end: "failed", reason });
  await tools.store.outbox.postpone(mail, owner, tools.now() + getRetryWait(attempts), reason);
}
