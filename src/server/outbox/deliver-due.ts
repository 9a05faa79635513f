import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

import { getErrorCode } from "../error-code";
import { describeError, log } from "../log";
import type { MailContext } from "../mail/mail-context";
import type { Delivery, Mailer } from "../mail/mailer";
import { writeMail } from "../mail/write-mail";
import { perProcess } from "../per-process";
import { isForOffice, type OutboxMail } from "../store/outbox-row";
import type { Store } from "../store/store";
import { keepForLater, noteLeftovers, type Note } from "./leftovers";
import { getRetryWait, LONG_WAIT_MS, RETRY_PERIOD_MS } from "./retry-time";

/** Longer than any delivery may last (see the deadline in `smtp-mailer.ts`) with room for noting it. */
const CLAIM_MS = 3 * 60_000;
/** Mail servers answer slowly and allow some ten connections of one client. */
const AT_ONCE = 8;
const NOTE_ATTEMPTS = 6;

export interface OutboxTools {
  store: Store;
  mailer: Mailer;
  getMailContext(): MailContext;
  now(): number;
}

/** Names this process in a claim, so that a restart can tell whether the holder is still alive. */
const getOwner = () => perProcess("outbox-owner", () => `${hostname()}/${process.pid}/${randomUUID()}`);

/** Tells whether a claim's holder was a process of this machine that is gone. */
export function isDeadOwner(owner: string): boolean {
  const [host, pid] = owner.split("/");
  if (host !== hostname() || owner === getOwner()) return false;
  // In a container the next process has the same number.
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return getErrorCode(error) === "ESRCH";
  }
}

/** A mail that went out must be noted, or it goes out again: a database that is away for a moment is asked again. */
async function noteDelivered(tools: OutboxTools, id: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await tools.store.outbox.markDelivered(id, tools.now());
      return;
    } catch (error) {
      if (attempt >= NOTE_ATTEMPTS) throw error;
      await sleep(250 * 2 ** attempt);
    }
  }
}

async function settle(
  tools: OutboxTools,
  mail: OutboxMail,
  owner: string,
  delivery: Delivery,
): Promise<void> {
  const facts = { outbox: mail.id, mail: mail.mail, attempts: mail.attempts };
  if (delivery.outcome === "delivered") {
    await noteDelivered(tools, mail.id);
    log.info("mail-delivered", facts);
    return;
  }
  const now = tools.now();
  const expired = now - mail.createdAt >= RETRY_PERIOD_MS;
  const isHopeless = delivery.outcome === "refused" || expired;
  // What the agency was not told of waits for a person to repair its mail, and the monitor says so (health.ts).
  if (isHopeless && !isForOffice(mail)) {
    await tools.store.outbox.giveUp(mail.id, delivery.reason, now);
    log.error("mail-given-up", { ...facts, reason: delivery.reason, expired });
    return;
  }
  await tools.store.outbox.postpone(
    mail.id,
    owner,
    now + (isHopeless ? LONG_WAIT_MS : getRetryWait(mail.attempts)),
    delivery.reason,
  );
  log[isHopeless ? "error" : "info"]("mail-postponed", { ...facts, reason: delivery.reason, expired });
}

/** Gets whether the mail server is worth asking for the next mail. */
async function deliverOne(tools: OutboxTools, mail: OutboxMail, owner: string): Promise<boolean> {
  const unread: Delivery = { outcome: "failed", reason: "not-written", serverAway: false };
  let note: Note = (current) => settle(current, mail, owner, unread);
  try {
    const written = await writeMail(mail, tools.store, tools.getMailContext());
    if (written === undefined) {
      await tools.store.outbox.giveUp(mail.id, "not-wanted", tools.now());
      return true;
    }
    const delivery = await tools.mailer.deliver(written);
    note = (current) => settle(current, mail, owner, delivery);
    await note(tools);
    return delivery.outcome !== "failed" || !delivery.serverAway;
  } catch (error) {
    // Should this process die now, the claim ends by itself, and the mail is due again.
    keepForLater(mail.id, note);
    log.error("mail-not-settled", { outbox: mail.id, mail: mail.mail, ...describeError(error) });
    return true;
  }
}

/** How a turn went: how many mails were attempted, and whether it ended early because the mail server is away. */
export interface Turn {
  attempted: number;
  serverAway: boolean;
}

/**
 * Delivers mails that are due, a few at once, until none is left, the mail server is away or `isStopped` says so. A
 * mail is claimed only when its delivery begins, so that no claim ends while its mail still waits for its turn.
 */
export async function deliverDue(tools: OutboxTools, isStopped = () => false): Promise<Turn> {
  const owner = getOwner();
  await noteLeftovers(tools);
  const underWay = new Set<Promise<void>>();
  const turn: Turn = { attempted: 0, serverAway: false };
  const begin = (mail: OutboxMail) => {
    const delivering = deliverOne(tools, mail, owner).then((isServerThere) => {
      if (!isServerThere) turn.serverAway = true;
      underWay.delete(delivering);
    });
    underWay.add(delivering);
    turn.attempted += 1;
  };
  try {
    for (;;) {
      const limit = turn.serverAway || isStopped() ? 0 : AT_ONCE - underWay.size;
      const claim = { owner, now: tools.now(), claimMs: CLAIM_MS, limit };
      if (limit > 0) for (const mail of await tools.store.outbox.claimDue(claim)) begin(mail);
      if (underWay.size === 0) return turn;
      await Promise.race(underWay);
    }
  } finally {
    await Promise.all(underWay);
  }
}
