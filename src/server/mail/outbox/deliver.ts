import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

import { isProcessAlive } from "../../../files/is-process-alive";
import { describeError, log } from "../../platform/log";
import { processSingleton } from "../../platform/process-singleton";
import type { Delivery } from "../mailer";
import { isLetter, type OutboxMail } from "../outbox-row";
import { CLAIM_MS } from "../outbox-times";
import { writeMail } from "../write-mail";
import { isLetterPerhapsDelivered, isSentOften, settleDelivery, settleUncertain } from "./settle";
import type { OutboxTools } from "./tools";

/** Names this process in a claim, so that a restart can tell whether the holder is still alive. */
const getOwner = () => processSingleton("outbox-owner", () => `${hostname()}/${process.pid}/${randomUUID()}`);

/** Tells whether a claim's holder was a process of this machine that is gone. */
export function isDeadOwner(owner: string): boolean {
  const [host, pid] = owner.split("/");
  if (host !== hostname() || owner === getOwner()) return false;
  // In a container the next process has the same number.
  return Number(pid) === process.pid || !isProcessAlive(Number(pid));
}

/** Writes the outcome of a mail's delivery into the store. */
type Settlement = (tools: OutboxTools) => Promise<void>;

const getPending = () => processSingleton("pending-settlements", () => new Map<string, Settlement>());

/** Remembers a settlement that failed because the store could not be reached, until the next turn. */
function addPendingSettlement(mailId: string, settlement: Settlement): void {
  getPending().set(mailId, settlement);
}

/** Makes up for the settlements that failed in earlier turns: a mail that was sent is not sent again, the others are free at once. */
async function settlePending(tools: OutboxTools): Promise<void> {
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

/** Notes that nobody wants a mail any more. */
async function leaveOut({ store, now }: OutboxTools, mail: OutboxMail): Promise<void> {
  if (isLetter(mail)) await store.letters.settle(mail.id, { end: "left-out", reason: "not-wanted" }, now());
  else await store.outbox.giveUp(mail.id, "not-wanted", now());
}

/** Delivers a claimed mail and stores the outcome. Gets whether the mail server is worth asking for the next one. */
async function deliverOne(
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

/** One connection to the mail server each; several mail servers allow fifty of one client. */
const MAX_CONNECTIONS = 40;
/** Of these for letters: a server that replies late must leave room for mails that somebody waits for. */
const MAX_LETTERS = 10;

const getRunning = () => processSingleton("outbox-running", () => new Map<string, Promise<unknown>>());
const getLetters = () => processSingleton("outbox-running-letters", () => new Set<string>());

/** Counts a mail's delivery among the running ones of this process until it is settled. It outlives the turn that began it. */
function addDelivery(mailId: string, delivery: Promise<unknown>, isLetter: boolean): void {
  const [running, letters] = [getRunning(), getLetters()];
  running.set(mailId, delivery);
  if (isLetter) letters.add(mailId);
  void delivery.finally(() => {
    running.delete(mailId);
    letters.delete(mailId);
  });
}

/** Gets the mails that this process is sending. */
function listSending(): string[] {
  return [...getRunning().keys()];
}

/** Gets how many more deliveries this process may begin now. */
function countFreeConnections(): number {
  return Math.max(0, MAX_CONNECTIONS - getRunning().size);
}

/** Gets how many more letters it may begin now. */
function countFreeForLetters(): number {
  return Math.max(0, Math.min(countFreeConnections(), MAX_LETTERS - getLetters().size));
}

/** Waits for the running deliveries, at most `ms`; later ones are in the store as perhaps delivered. */
export async function waitForDeliveries(ms: number): Promise<void> {
  await waitAtMost(ms, Promise.allSettled(getRunning().values()));
}

/** Waits for work, but not longer than `ms`; the waiting alone keeps no process alive. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(ms, undefined, { ref: false })]);
}

/** How many mails are handed over at the same time. One that the server has received and not yet confirmed is not counted. */
const CONCURRENCY = 8;
/** How many letters besides. */
const LETTER_CONCURRENCY = 4;
/** For how long a turn begins letters: reminders, invitations and the purge come between two turns. */
const LETTERS_MS = 30_000;
/** How often new mails are looked for while others are handed over, where no wake-up announces them. */
const LOOK_EVERY_MS = 500;
/** How long a turn waits for the replies to its last mails; slower ones are settled after it. */
const REPLY_PATIENCE_MS = 2_000;

/** How a turn went: how many mails were attempted, and whether it ended early because the mail server is away. */
export interface Turn {
  attempted: number;
  serverAway: boolean;
}

function keepUntilDone(set: Set<Promise<unknown>>, promise: Promise<unknown>): void {
  set.add(promise);
  void promise.finally(() => set.delete(promise));
}

/** Begins a delivery: `sent` when the server has all of the mail, `settled` when the outcome is noted. */
function beginDelivery(tools: OutboxTools, mail: OutboxMail, owner: string) {
  let leave = () => {};
  const sent = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const settled = deliverOne(tools, mail, owner, () => leave());
  addDelivery(mail.id, settled, isLetter(mail));
  return { sent, settled };
}

/**
 * Delivers mails that are due, a few at once, until none is left, the mail server is away or `isStopped` says so. Letters come last, have
 * room of their own, leave at their pace, and those that are left after half a minute wait for the next turn. A mail is claimed only when its delivery begins, so that no claim ends while its mail still waits for its turn. A mail whose
 * server takes minutes to reply holds nobody up and settles after the turn (`waitForDeliveries`). `untilWoken` resolves when
 * there may be more to do.
 */
export async function deliverDue(
  tools: OutboxTools,
  isStopped = () => false,
  untilWoken?: () => Promise<void>,
): Promise<Turn> {
  const owner = getOwner();
  await settlePending(tools);
  const handingOver = new Set<Promise<unknown>>();
  const unsettled = new Set<Promise<unknown>>();
  const lettersHandingOver = new Set<Promise<unknown>>();
  const turn: Turn = { attempted: 0, serverAway: false };
  let busyUntil = performance.now();
  const lettersUntil = busyUntil + LETTERS_MS;
  const begin = (mail: OutboxMail) => {
    turn.attempted += 1;
    const { sent, settled } = beginDelivery(tools, mail, owner);
    const noted = settled.then((isServerThere) => {
      if (!isServerThere) turn.serverAway = true;
    });
    const handed = Promise.race([sent, noted]);
    keepUntilDone(unsettled, noted);
    keepUntilDone(handingOver, handed);
    if (isLetter(mail)) keepUntilDone(lettersHandingOver, handed);
  };
  const mayBegin = () => !turn.serverAway && !isStopped();
  const claim = (limit: number) => ({
    ...{ owner, now: tools.now(), claimMs: CLAIM_MS, limit, except: listSending() },
  });
  const beginMails = async () => {
    const free = CONCURRENCY - (handingOver.size - lettersHandingOver.size);
    const limit = mayBegin() ? Math.min(free, countFreeConnections()) : 0;
    if (limit > 0) for (const mail of await tools.store.outbox.claimDue(claim(limit))) begin(mail);
  };
  const beginLetters = async () => {
    const free = Math.min(LETTER_CONCURRENCY - lettersHandingOver.size, countFreeForLetters());
    const perMinute = mayBegin() && performance.now() < lettersUntil ? tools.lettersPerMinute : 0;
    if (free <= 0 || perMinute === 0) return;
    for (const mail of await tools.store.letters.claim(claim(free), perMinute)) begin(mail);
  };
  const isOver = () => {
    if (handingOver.size > 0) busyUntil = performance.now();
    const isPatient = !isStopped() && performance.now() - busyUntil < REPLY_PATIENCE_MS;
    return handingOver.size === 0 && (unsettled.size === 0 || !isPatient);
  };
  try {
    for (;;) {
      await beginMails();
      await beginLetters();
      if (isOver()) return turn;
      const next = handingOver.size > 0 ? handingOver : unsettled;
      const woken = untilWoken === undefined ? [] : [untilWoken()];
      await Promise.race([...next, ...woken, sleep(LOOK_EVERY_MS, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(handingOver);
  }
}
