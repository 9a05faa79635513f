import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

import { isProcessAlive } from "../../../files/is-process-alive";
import { describeError, log } from "../../platform/log";
import { processSingleton } from "../../platform/process-singleton";
import { CLAIM_MS } from "../outbox-repository";
import type { OutboxMail } from "../outbox-row";
import { writeMail } from "../write-mail";
import { isSentOften, settle, type Result } from "./settle";
import type { OutboxTools } from "./tools";

/** Names this process in a claim, so that a restart can tell whether the holder is still alive. */
const getOwner = () => processSingleton("outbox-owner", () => `${hostname()}/${process.pid}/${randomUUID()}`);

/** Whether a claim's holder was a process of this machine that is gone. */
export function isDeadOwner(owner: string): boolean {
  const [host, pid] = owner.split("/");
  if (host !== hostname() || owner === getOwner()) return false;
  // In a container the next process has the same number.
  return Number(pid) === process.pid || !isProcessAlive(Number(pid));
}

/** The deliveries of one kind in this process: those that still hand their mail over, and all that are not settled. */
interface Slots {
  atOnce: number;
  most: number;
  handingOver: Set<Promise<unknown>>;
  running: Set<Promise<unknown>>;
}

const createSlots = (atOnce: number, most: number): Slots => ({
  atOnce,
  most,
  handingOver: new Set(),
  running: new Set(),
});

/**
 * A mail whose server takes minutes to reply leaves its place among those that are handed over. Letters have slots of their own: whatever
 * their server does, mails that somebody waits for leave. Together they are not more than the connections of `transport.ts`.
 */
const getSlots = () =>
  processSingleton("outbox-slots", () => ({ urgent: createSlots(8, 40), bulk: createSlots(4, 10) }));

const countFree = ({ atOnce, most, handingOver, running }: Slots) =>
  Math.min(atOnce - handingOver.size, most - running.size);

function keepUntilDone(set: Set<Promise<unknown>>, promise: Promise<unknown>): void {
  set.add(promise);
  void promise.finally(() => set.delete(promise));
}

/** Waits for work, but not longer than `ms`; the waiting alone keeps no process alive. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(ms, undefined, { ref: false })]);
}

/** Waits for the running deliveries, at most `ms`; later ones are in the store as perhaps delivered. */
export async function waitForDeliveries(ms: number): Promise<void> {
  const { urgent, bulk } = getSlots();
  await waitAtMost(ms, Promise.allSettled([...urgent.running, ...bulk.running]));
}

/** Writes and sends a claimed mail. `onSent` is called when the server has all of it. */
async function attempt(tools: OutboxTools, mail: OutboxMail, onSent: () => void): Promise<Result> {
  // The processes that sent it ended before the server's reply.
  if (isSentOften(mail)) return { outcome: "uncertain" };
  const written = await writeMail(mail, tools.store, tools.getMailContext());
  if (written === undefined) return { outcome: "unwanted" };
  return tools.mailer.deliver(written, async () => {
    const isOurs = await tools.store.outbox.expectReply(mail, tools.now());
    if (isOurs) onSent();
    return isOurs;
  });
}

const LONGEST_PAUSE_MS = 5_000;

/** Writes to the store, again and again while it is away: a mail that has left must be noted, or it is sent again when its claim lapses. */
async function noteInsistently(note: () => Promise<void>): Promise<void> {
  const until = performance.now() + CLAIM_MS;
  for (let pause = 250; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      await note();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(pause, undefined, { ref: false });
    }
  }
}

/** Delivers a claimed mail and stores the outcome. True when the mail server is worth asking for the next one. */
async function deliverOne(tools: OutboxTools, mail: OutboxMail, onSent: () => void): Promise<boolean> {
  const facts = { outbox: mail.id, mail: mail.mail };
  const result = await attempt(tools, mail, onSent).catch((error: unknown): Result => {
    log.error("mail-not-written", { ...facts, ...describeError(error) });
    return { outcome: "failed", reason: "not-written", serverAway: false };
  });
  await noteInsistently(() => settle(tools, mail, result)).catch((error: unknown) =>
    log.error("mail-not-settled", { ...facts, ...describeError(error) }),
  );
  return result.outcome !== "failed" || !result.serverAway;
}

/** Begins a delivery in a slot; resolves to whether the mail server is there. */
function begin(tools: OutboxTools, mail: OutboxMail, slots: Slots): Promise<boolean> {
  let leave = () => {};
  const sent = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const settled = deliverOne(tools, mail, () => leave());
  keepUntilDone(slots.running, settled);
  keepUntilDone(slots.handingOver, Promise.race([sent, settled]));
  return settled;
}

/** How long a turn begins letters: reminders, invitations and the purge come between two turns. */
const LETTERS_MS = 30_000;
/** Polling interval for new mails while others are handed over, where no wake-up announces them. */
const POLL_MS = 500;
/** How long a turn waits for the replies to its last mails; slower ones are settled after it. */
const REPLY_PATIENCE_MS = 2_000;

/** The result of a turn: how many mails were attempted, and whether it ended early because the mail server is away. */
export interface Turn {
  attempted: number;
  serverAway: boolean;
}

/**
 * Delivers due mails until none is left, the mail server is away or `isStopped` says so; letters behind all others, at their pace, and those
 * left after half a minute wait for the next turn. A mail is claimed only when its delivery begins, so that no claim lapses while its mail
 * waits for its turn. `untilWoken` resolves when there may be more to do.
 */
export async function deliverDue(
  tools: OutboxTools,
  isStopped = () => false,
  untilWoken: () => Promise<void> = () => new Promise(() => undefined),
): Promise<Turn> {
  const { urgent, bulk } = getSlots();
  const turn: Turn = { attempted: 0, serverAway: false };
  const lettersUntil = performance.now() + LETTERS_MS;
  const mayBegin = () => !turn.serverAway && !isStopped();
  const claim = (slots: Slots) => ({ owner: getOwner(), now: tools.now(), limit: countFree(slots) });
  const beginAll = (mails: readonly OutboxMail[], slots: Slots) => {
    turn.attempted += mails.length;
    for (const mail of mails)
      void begin(tools, mail, slots).then((isServerThere) => {
        if (!isServerThere) turn.serverAway = true;
      });
  };
  for (;;) {
    const wasIdle = urgent.running.size + bulk.running.size === 0;
    if (mayBegin()) beginAll(await tools.store.outbox.claimDue(claim(urgent)), urgent);
    if (mayBegin() && performance.now() < lettersUntil)
      beginAll(await tools.store.letters.claim(claim(bulk), tools.lettersPerMinute), bulk);
    if (isStopped()) return turn;
    const handingOver = [...urgent.handingOver, ...bulk.handingOver];
    if (handingOver.length > 0) {
      await Promise.race([...handingOver, untilWoken(), sleep(POLL_MS, undefined, { ref: false })]);
      continue;
    }
    const running = [...urgent.running, ...bulk.running];
    if (running.length === 0) {
      if (wasIdle) return turn;
      // What has settled meanwhile may have ordered a mail.
      continue;
    }
    const isMore = [...running, untilWoken()].map((one) => one.then(() => true));
    if (!(await Promise.race([...isMore, sleep(REPLY_PATIENCE_MS, false, { ref: false })]))) return turn;
  }
}
