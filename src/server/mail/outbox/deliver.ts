import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import type { BounceCause } from "../../../domain/contracts/inbox";
import { toReopened, getReplyMails } from "../../enquiries/enquiry";
import { getEnv, perEnv } from "../../platform/env";
import { describeError, log } from "../../platform/log";
import { getSite } from "../../platform/published";
import { getStore, type Store } from "../../store";
import type { MailContext } from "../mail-body";
import type { MailAddress } from "../message";
import { FREE, LONG_WAIT_MS } from "../outbox-repository";
import { isForOffice, PERHAPS_DELIVERED, type OutboxMail } from "../outbox-row";
import { createFileMailer, createSmtpMailer, getMailFolder, type Delivery, type Mailer } from "../transport";
import { writeMail } from "../write-mail";

export interface OutboxTools {
  store: Store;
  mailer: Mailer;
  /** How many letters may leave in a minute, over all processes; none with 0. */
  lettersPerMinute: number;
  getMailContext(): MailContext;
  now(): number;
}

/** A function may be ended or frozen after some seconds. */
const SERVERLESS_MS = 20_000;

/** Asked for anew with each mail: what staff save in the settings counts at once. */
const FROM: MailAddress = {
  get name() {
    return getSite("en").brand;
  },
  get address() {
    return getEnv().mailFrom;
  },
};

/** One of each process: the mails of all turns share its connections. */
const getMailer = perEnv(({ smtpUrl, dataDir, isServerless, isSmtpInsecureAllowed }): Mailer =>
  smtpUrl === undefined
    ? createFileMailer(getMailFolder(dataDir), FROM)
    : createSmtpMailer(smtpUrl, FROM, {
        ...(isServerless && { deadlineMs: SERVERLESS_MS }),
        isInsecureAllowed: isSmtpInsecureAllowed,
      }),
);

export async function getOutboxTools(): Promise<OutboxTools> {
  return {
    store: await getStore(),
    mailer: getMailer(),
    lettersPerMinute: getEnv().lettersPerMinute,
    getMailContext() {
      const { siteUrl, agencyEmails, getSecret } = getEnv();
      return { siteUrl, agencyEmails, getSecret, now: Date.now() };
    },
    now: Date.now,
  };
}

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** How long a mail is tried, but for those to the agency: they are tried until they arrive or a person gives up on them. */
export const RETRY_PERIOD_MS = 72 * 60 * 60_000;
/** Tried at least so often, some one and a half hours, however long a mail has waited for its first attempt: servers that do not know a sender ask it to come again. */
const MIN_TRIES = 12;
/** At most this many copies of a mail are sent to a server that does not confirm it, to the agency neither; a letter is sent once. */
const MAX_COPIES = 3;

/** Returns the wait after the n-th failed attempt; the jitter keeps many mails from coming back at once. */
function getRetryWait(attempts: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS);
  return Math.round(wait * (0.5 + Math.random() / 2));
}

/** How a mail to a guest ended that did not arrive: it came back, or no server takes it. */
interface Failure {
  status: "bounced" | "given-up";
  reason: string;
  cause: BounceCause;
}

const BEFORE = { bounced: ["due", "delivered", "given-up"], "given-up": ["due"] } as const;

/** These tell of what is over: nobody waits for us when one does not arrive. */
const AFTER_TRIP: readonly string[] = ["visitor-review", "visitor-review-declined"];

/**
 * Notes, once, that a mail to a guest did not arrive: the enquiry waits for us again, and whoever wrote it is told, else whom the enquiry is
 * given to, else the agency. False for every other mail, and for one whose end is known.
 */
export async function failMail(
  store: Store,
  id: string,
  { status, reason, cause }: Failure,
  now: number,
): Promise<boolean> {
  const found = await store.outbox.get(id);
  const enquiry = found?.enquiryId ? await store.enquiries.get(found.enquiryId) : undefined;
  if (found === undefined || enquiry === undefined || !found.mail.startsWith("visitor-")) return false;
  const { mail, eventId } = found;
  const event = eventId === null ? undefined : await store.timeline.get(eventId);
  const personId = event?.personId ?? enquiry.personId;
  const mails = await getReplyMails({ personId }, store, getEnv().agencyEmails);
  const { outcome } = await store.enquiries.change(
    {
      which: { id: enquiry.id },
      change: (current) => ({
        ...(!AFTER_TRIP.includes(mail) && { fields: toReopened(current, now) }),
        events: [{ kind: "bounced", data: { mail, cause, reason } }],
        mails,
      }),
      also: async (transaction) => {
        const ended = await transaction
          .updateTable("outbox")
          .set({ status, reason, settledAt: now, ...FREE })
          .where("id", "=", id)
          .where("status", "in", BEFORE[status])
          .returning("id")
          .executeTakeFirst();
        return ended !== undefined;
      },
    },
    now,
  );
  return outcome === "changed";
}

/** The outcome of a claim: `unwanted` is a mail about something that is gone. */
type Result = Delivery | { outcome: "unwanted" };

async function giveUp(
  { store, now }: OutboxTools,
  { id, mail }: OutboxMail,
  reason: string,
  { isRefused, isAddressGone }: { isRefused: boolean; isAddressGone: boolean },
): Promise<void> {
  if (mail === "letter") {
    const end = isAddressGone ? "bounced" : "given-up";
    return store.letters.settle(id, { end, reason, isAddressGone }, now());
  }
  const cause = isAddressGone ? "no-mailbox" : isRefused ? "refused" : "unreachable";
  const isTold =
    // What has perhaps arrived is no failure to tell the guest's counterpart of.
    reason !== PERHAPS_DELIVERED && (await failMail(store, id, { status: "given-up", reason, cause }, now()));
  if (!isTold) await store.outbox.giveUp(id, reason, now());
}

async function settle(tools: OutboxTools, mail: OutboxMail, result: Result): Promise<void> {
  const { store } = tools;
  const now = tools.now();
  const isLetter = mail.mail === "letter";
  const facts = { outbox: mail.id, mail: mail.mail, attempts: mail.attempts };
  if (result.outcome === "delivered") {
    if (isLetter) return store.letters.settle(mail.id, { end: "delivered", reason: null }, now);
    await store.outbox.markDelivered(mail.id, now);
    log.info("mail-delivered", facts);
    return;
  }
  if (result.outcome === "unwanted") {
    if (isLetter) await store.letters.settle(mail.id, { end: "left-out", reason: "not-wanted" }, now);
    else await store.outbox.giveUp(mail.id, "not-wanted", now);
    return;
  }
  const isUncertain = result.outcome === "uncertain";
  const isRefused = result.outcome === "refused";
  const reason = isUncertain ? PERHAPS_DELIVERED : result.reason;
  const uncertain = mail.uncertain + Number(isUncertain);
  const isExpired = now - mail.createdAt >= RETRY_PERIOD_MS && mail.attempts >= MIN_TRIES;
  const isHopeless = !isUncertain && (isRefused || isExpired);
  // What the agency was not told of waits for a person to repair its mail, and the monitor says so (health.ts).
  const isOver = isUncertain ? isLetter || uncertain >= MAX_COPIES : isHopeless && !isForOffice(mail);
  if (isOver) {
    const isAddressGone = isRefused && result.isAddressGone === true;
    await giveUp(tools, mail, reason, { isRefused, isAddressGone });
  } else {
    const wait = isUncertain || isHopeless ? LONG_WAIT_MS : getRetryWait(mail.attempts);
    await store.outbox.postpone({ ...mail, uncertain }, now + wait, reason);
  }
  if (isUncertain) log.error("mail-perhaps-delivered", { ...facts, givenUp: isOver });
  else if (isOver) log.error("mail-given-up", { ...facts, reason, expired: isExpired });
  else log[isHopeless ? "error" : "info"]("mail-postponed", { ...facts, reason });
}

/** Deliveries at a time in this process; together not more than the connections of `transport.ts`. */
const MAX_URGENT = 20;
const MAX_BULK = 5;

/** The running deliveries. Letters have places of their own: whatever their server does, mails that somebody waits for leave. */
const urgent = new Set<Promise<void>>();
const bulk = new Set<Promise<void>>();

const listRunning = () => [...urgent, ...bulk];

export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(ms, undefined, { ref: false })]);
}

export function waitForDeliveries(ms: number): Promise<void> {
  return waitAtMost(ms, Promise.allSettled(listRunning()));
}

async function send({ store, mailer, getMailContext }: OutboxTools, mail: OutboxMail): Promise<Result> {
  const written = await writeMail(mail, store, getMailContext());
  return written === undefined ? { outcome: "unwanted" } : mailer.deliver(written);
}

const LONGEST_PAUSE_MS = 16_000;

/** Stores an outcome, for half a minute if need be: a mail whose outcome is not stored is sent again when its claim lapses. */
async function settleForSure(tools: OutboxTools, mail: OutboxMail, result: Result): Promise<void> {
  for (let pause = 250; ; pause *= 2) {
    try {
      await settle(tools, mail, result);
      return;
    } catch (error) {
      log.error("mail-not-settled", { outbox: mail.id, mail: mail.mail, ...describeError(error) });
      if (pause > LONGEST_PAUSE_MS) return;
    }
    await sleep(pause, undefined, { ref: false });
  }
}

async function deliverOne(tools: OutboxTools, mail: OutboxMail): Promise<void> {
  const fields = { outbox: mail.id, mail: mail.mail };
  const result = await send(tools, mail).catch((error: unknown): Result => {
    log.error("mail-not-written", { ...fields, ...describeError(error) });
    return { outcome: "failed", reason: "not-written" };
  });
  await settleForSure(tools, mail, result);
}

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
