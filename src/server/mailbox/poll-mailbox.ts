import { createHash } from "node:crypto";
import type { FetchMessageObject, ImapFlow, MailboxObject } from "imapflow";

import { describeError, log } from "../log";
import type { MailboxSettings } from "./create-client";
import { findReplyEnquiry } from "./find-reply-enquiry";
import type { MailboxTools } from "./mailbox-tools";
import { parseHeaders, WANTED_HEADERS } from "./parse-headers";
import { readBounce } from "./read-bounce";
import { readReply } from "./read-reply";
import { takeBounce } from "./take-bounce";
import { getMessageKey, takeReply } from "./take-reply";

/** How far back a mailbox is read that was never read before, or was made anew: replies of the days before are taken, too. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60_000;
/** How many mails' headers are asked for at once. */
const BATCH_SIZE = 50;
/** A mail at which the connection ended, or which could not be taken, so often is left where it is. */
const MAX_TRIES = 3;
/** Of a mail that arrives more slowly than this, what was read until then is taken. */
const MAX_READ_MS = 120_000;

/** What a poll found: how many replies were taken, and whether it came to the end of the mailbox without a failure. */
export interface Poll {
  taken: number;
  isComplete: boolean;
}

interface PollOptions {
  /** By `performance.now()`: no further mail is begun after it. */
  deadline?: number;
  /** How often each mail has failed in a row, by its UID; kept between the polls of one process. */
  tries?: Map<number, number>;
}

/** A number for a mailbox as its server counts it now: another server, user, folder or UIDVALIDITY is another mailbox. */
function toMailboxMark({ url, folder }: MailboxSettings, { uidValidity }: MailboxObject): number {
  const { host, username } = new URL(url);
  const hash = createHash("sha256").update(JSON.stringify([host, username, folder, String(uidValidity)]));
  return hash.digest().readUIntBE(0, 6);
}

/** Lists the mails that were not looked at yet, the oldest first, and notes where the list begins. */
async function listNew(
  client: ImapFlow,
  mailbox: MailboxObject,
  settings: MailboxSettings,
  { store, now }: MailboxTools,
  tries: Map<number, number>,
): Promise<number[]> {
  const mark = toMailboxMark(settings, mailbox);
  const isKnown = (await store.marks.get("mailbox")) === mark;
  const last = isKnown ? ((await store.marks.get("mailbox-uid")) ?? 0) : 0;
  const query = isKnown ? { uid: `${last + 1}:*` } : { since: new Date(now() - LOOK_BACK_MS) };
  const found = await client.search(query, { uid: true });
  if (!Array.isArray(found)) throw new Error("The mail server refuses to search the mailbox.");
  // "8:*" is the last mail even where there is no eighth.
  const uids = found.filter((uid) => uid > last).sort((a, b) => a - b);
  if (!isKnown) {
    // Its numbers are those of other mails now.
    tries.clear();
    await store.marks.set("mailbox-uid", (uids[0] ?? mailbox.uidNext) - 1);
    await store.marks.set("mailbox", mark);
  }
  return uids;
}

/** Opens a mail's source; none of one that was deleted meanwhile. */
async function openSource(client: ImapFlow, uid: number) {
  const source = await client.download(String(uid), undefined, { uid: true });
  return "content" in source ? source.content : undefined;
}

/** Reads what a mail server reports of a mail of ours. */
async function readReport(client: ImapFlow, uid: number, tools: MailboxTools) {
  const source = await openSource(client, uid);
  if (source === undefined) return;
  const bounce = await readBounce(source);
  source.destroy();
  if (bounce !== undefined) await takeBounce(bounce, tools);
}

/** `left`: the time ended while it was read; `failed`: it could not be taken. The next poll begins with it in both cases. */
type Reading = "taken" | "passed" | "left" | "failed";

type Limits = Required<Pick<PollOptions, "deadline">> & { isFirst: boolean };

/** Reads one mail, and stores it if it is a guest's reply that is not there yet. */
async function readMail(
  client: ImapFlow,
  { uid, headers: rawHeaders, internalDate }: FetchMessageObject,
  tools: MailboxTools,
  { deadline, isFirst }: Limits,
): Promise<Reading> {
  if (rawHeaders === undefined) return "passed";
  const headers = await parseHeaders(rawHeaders);
  if (headers.isDeliveryReport) {
    await readReport(client, uid, tools);
    return "passed";
  }
  const enquiry = await findReplyEnquiry(headers, tools);
  if (enquiry === undefined) return "passed";
  const messageKey = getMessageKey(headers, rawHeaders);
  if (await tools.store.mailbox.isKnown(messageKey)) return "passed";
  const readUntil = Math.min(deadline, performance.now() + MAX_READ_MS);
  const source = await openSource(client, uid);
  if (source === undefined) return "passed";
  const isOver = () => performance.now() > readUntil;
  const reply = await readReply(source, isOver, tools.fileLimit);
  source.destroy();
  // Only a mail that is too slow for a whole poll is taken in part.
  if (!isFirst && performance.now() > deadline) return "left";
  const arrivedAt = new Date(internalDate ?? tools.now()).getTime();
  const isTaken = await takeReply(enquiry, { headers, messageKey, arrivedAt, reply }, tools);
  return isTaken ? "taken" : "passed";
}

/** Tells whether the store takes anything at all. */
function isStoreThere({ store, now }: MailboxTools): Promise<boolean> {
  return store.assertWritable(now()).then(
    () => true,
    () => false,
  );
}

/**
 * Reads one mail. One that fails while store and connection are there is tried three times and stands in the way of no other; while the
 * store is away each mail is tried for ever.
 */
async function tryMail(
  client: ImapFlow,
  mail: FetchMessageObject,
  tools: MailboxTools,
  { tries, ...limits }: Limits & { tries: Map<number, number> },
): Promise<Reading> {
  const times = (tries.get(mail.uid) ?? 0) + 1;
  if (times > MAX_TRIES) {
    log.error("mailbox-mail-left", { tries: MAX_TRIES });
    return "passed";
  }
  tries.set(mail.uid, times);
  try {
    const reading = await readMail(client, mail, tools, limits);
    tries.delete(mail.uid);
    return reading;
  } catch (error) {
    const isStoreAway = !(await isStoreThere(tools));
    if (isStoreAway) tries.delete(mail.uid);
    if (isStoreAway || !client.usable) throw error;
    log.error("mailbox-mail-failed", { tries: times, ...describeError(error) });
    return "failed";
  }
}

/**
 * Takes the replies of guests out of the mailbox that the client has open for reading, from where the last poll ended. A mail is passed
 * by only when it is stored, of no interest, or has failed too often; what is repeated, after a crash or beside a mail that fails, is known
 * by its key. Nothing in the mailbox is changed.
 */
export async function pollMailbox(
  client: ImapFlow,
  settings: MailboxSettings,
  tools: MailboxTools,
  { deadline = Infinity, tries = new Map<number, number>() }: PollOptions = {},
): Promise<Poll> {
  const { mailbox } = client;
  if (mailbox === false) throw new Error("No mailbox is open.");
  const poll: Poll = { taken: 0, isComplete: false };
  let hasFailed = false;
  const uids = await listNew(client, mailbox, settings, tools, tries);
  for (let start = 0; start < uids.length; start += BATCH_SIZE) {
    const chunk = uids.slice(start, start + BATCH_SIZE);
    const wanted = { uid: true, internalDate: true, headers: WANTED_HEADERS };
    const mails = await client.fetchAll(chunk.join(","), wanted, { uid: true });
    for (const mail of mails.sort((a, b) => a.uid - b.uid)) {
      if (performance.now() > deadline) return poll;
      const reading = await tryMail(client, mail, tools, { deadline, tries, isFirst: mail.uid === uids[0] });
      if (reading === "left") return poll;
      if (reading === "taken") poll.taken += 1;
      hasFailed ||= reading === "failed";
      if (!hasFailed) await tools.store.marks.set("mailbox-uid", mail.uid);
    }
  }
  return { ...poll, isComplete: !hasFailed };
}
