import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { describeError, log } from "../../platform/log";
import type { OutboxMail } from "../outbox-row";
import { writeMail } from "../write-mail";
import { settle, type Result } from "./settle";
import type { OutboxTools } from "./tools";

/** Deliveries at a time in this process; together not more than the connections of `transport.ts`. */
const MAX_URGENT = 20;
const MAX_BULK = 5;

/** The running deliveries. Letters have places of their own: whatever their server does, mails that somebody waits for leave. */
const urgent = new Set<Promise<void>>();
const bulk = new Set<Promise<void>>();

const listRunning = () => [...urgent, ...bulk];

/** Waits for work, but not longer than `ms`; the waiting alone keeps no process alive. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(ms, undefined, { ref: false })]);
}

/** Waits for the running deliveries, at most `ms`; the others are sent again when their claims lapse. */
export function waitForDeliveries(ms: number): Promise<void> {
  return waitAtMost(ms, Promise.allSettled(listRunning()));
}

async function send({ store, mailer, getMailContext }: OutboxTools, mail: OutboxMail): Promise<Result> {
  const written = await writeMail(mail, store, getMailContext());
  return written === undefined ? { outcome: "unwanted" } : mailer.deliver(written);
}

/** Longest pause between two attempts to store an outcome. A mail whose outcome is not stored is sent again when its claim lapses. */
const LONGEST_PAUSE_MS = 16_000;

async function deliverOne(tools: OutboxTools, mail: OutboxMail): Promise<void> {
  const fields = { outbox: mail.id, mail: mail.mail };
  const result = await send(tools, mail).catch((error: unknown): Result => {
    log.error("mail-not-written", { ...fields, ...describeError(error) });
    return { outcome: "failed", reason: "not-written" };
  });
  for (let pause = 250; ; pause *= 2)
    try {
      await settle(tools, mail, result);
      return;
    } catch (error) {
      if (pause > LONGEST_PAUSE_MS) {
        log.error("mail-not-settled", { ...fields, ...describeError(error) });
        return;
      }
      await sleep(pause, undefined, { ref: false });
    }
}

/** Claims due mails for which there is a place, letters at their pace, and begins to deliver them; returns how many. */
export async function beginDue(tools: OutboxTools, onSettled = () => {}): Promise<number> {
  const claim = (limit: number) => ({ owner: randomUUID(), now: tools.now(), limit });
  const begin = (mails: readonly OutboxMail[], running: Set<Promise<void>>) => {
    for (const mail of mails) {
      const delivery = deliverOne(tools, mail).finally(() => {
        running.delete(delivery);
        onSettled();
      });
      running.add(delivery);
    }
    return mails.length;
  };
  const mails = begin(await tools.store.outbox.claimDue(claim(MAX_URGENT - urgent.size)), urgent);
  const letters = await tools.store.letters.claim(claim(MAX_BULK - bulk.size), tools.lettersPerMinute);
  return mails + begin(letters, bulk);
}

/** Longest time until a stop is noticed while a mail server does not reply. */
const POLL_MS = 500;

/** Delivers due mails until none is left or `isStopped`; returns how many were attempted. */
export async function deliverDue(tools: OutboxTools, isStopped = () => false): Promise<number> {
  let attempted = 0;
  while (!isStopped()) {
    const wasIdle = listRunning().length === 0;
    const begun = await beginDue(tools);
    attempted += begun;
    // What has settled meanwhile may have ordered a mail.
    if (wasIdle && begun === 0) break;
    const running = listRunning();
    if (running.length > 0) await Promise.race([...running, sleep(POLL_MS, undefined, { ref: false })]);
  }
  return attempted;
}
