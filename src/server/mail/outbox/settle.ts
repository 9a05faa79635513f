import { setTimeout as sleep } from "node:timers/promises";

import { log } from "../../platform/log";
import type { Delivery } from "../mailer";
import { PERHAPS_DELIVERED, type OutboxMail, isForOffice, isLetter } from "../outbox-row";
import { LONG_WAIT_MS } from "../outbox-times";
import { failMail } from "./fail-mail";
import type { OutboxTools } from "./tools";

const ATTEMPTS = 6;

/** Notes the outcome of a delivery. A mail that has left must be noted, or it is sent again: while the database is away, this is retried. */
async function noteOutcome(note: () => Promise<void>): Promise<void> {
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

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** How long a visitor's mail is tried. The agency's own are tried until they arrive or a person gives up on them. */
export const RETRY_PERIOD_MS = 72 * 60 * 60_000;

/** Gets the wait after the n-th failed attempt; the jitter keeps many mails from coming back at once. */
function getRetryWait(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS);
  return Math.round(wait * (0.5 + random() / 2));
}

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
async function settleUncertainLetter(tools: OutboxTools, { id }: OutboxMail): Promise<void> {
  log.error("letter-perhaps-delivered", { outbox: id });
  await note(tools, id, { end: "failed", reason: PERHAPS_DELIVERED });
}

/** Records the outcome of an attempt to deliver a letter. An address that does not exist gets no more letters. */
async function settleLetter(
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
