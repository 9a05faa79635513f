import { createHash } from "node:crypto";
import type { FetchMessageObject, ImapFlow, MailboxObject } from "imapflow";

import { log } from "../log";
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
/** A mail at which the connection ended so often is left where it is. */
const MAX_TRIES = 3;
/** Of a mail that arrives more slowly than this, what was read until then is taken. */
const MAX_READ_MS = 120_000;

/** What a look found: how many replies were taken, and whether it came to the end of the mailbox. */
export interface Look {
  taken: number;
  isComplete: boolean;
}

interface LookOptions {
  /** By `performance.now()`: no further mail is begun after it. */
  deadline?: number;
  /** How often each mail was begun, by its UID; kept between the looks of one process. */
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
    await store.marks.set("mailbox-uid", (uids[0] ?? mailbox.uidNext) - 1);
    await store.marks.set("mailbox", mark);
  }
  return uids;
}

/** Opens a mail's source; none of one that was deleted meanwhile, or that broke the connection too often. */
async function openSource(client: ImapFlow, uid: number, tries: Map<number, number>) {
  const times = (tries.get(uid) ?? 0) + 1;
  tries.set(uid, times);
  if (times > MAX_TRIES) {
    log.error("mailbox-mail-left", { tries: MAX_TRIES });
    return undefined;
  }
  const source = await client.download(String(uid), undefined, { uid: true });
  return "content" in source ? source.content : undefined;
}

/** Reads what a mail server reports of a mail of ours. */
async function readReport(client: ImapFlow, uid: number, tools: MailboxTools, tries: Map<number, number>) {
  const source = await openSource(client, uid, tries);
  if (source === undefined) return;
  const bounce = await readBounce(source);
  source.destroy();
  // What fails from here on is the store's: that mail is tried for ever.
  tries.delete(uid);
  if (bounce !== undefined) await takeBounce(bounce, tools);
}

/** `left`: the time ended while it was read, and the next look begins with it. */
type Reading = "taken" | "passed" | "left";

/** Reads one mail, and stores it if it is a guest's reply that is not there yet. */
async function readMail(
  client: ImapFlow,
  { uid, headers: rawHeaders, internalDate }: FetchMessageObject,
  tools: MailboxTools,
  { deadline, tries, isFirst }: Required<LookOptions> & { isFirst: boolean },
): Promise<Reading> {
  if (rawHeaders === undefined) return "passed";
  const headers = await parseHeaders(rawHeaders);
  if (headers.isDeliveryReport) {
    await readReport(client, uid, tools, tries);
    return "passed";
  }
  const enquiry = await findReplyEnquiry(headers, tools);
  if (enquiry === undefined) return "passed";
  const messageKey = getMessageKey(headers, rawHeaders);
  if (await tools.store.mailbox.isKnown(messageKey)) return "passed";
  const readUntil = Math.min(deadline, performance.now() + MAX_READ_MS);
  const source = await openSource(client, uid, tries);
  if (source === undefined) return "passed";
  const isOver = () => performance.now() > readUntil;
  const reply = await readReply(source, isOver, tools.fileLimit);
  source.destroy();
  // What fails from here on is the store's: that mail is tried for ever.
  tries.delete(uid);
  // Only a mail that is too slow for a whole look is taken in part.
  if (!isFirst && performance.now() > deadline) return "left";
  const arrivedAt = new Date(internalDate ?? tools.now()).getTime();
  const isTaken = await takeReply(enquiry, { headers, messageKey, arrivedAt, reply }, tools);
  return isTaken ? "taken" : "passed";
}

/**
 * Takes the replies of guests out of the mailbox that the client has open for reading, from where the last look ended. A mail is passed
 * by only when it is stored or of no interest; what is repeated after a crash is known by its key. Nothing in the mailbox is changed.
 */
export async function lookIntoMailbox(
  client: ImapFlow,
  settings: MailboxSettings,
  tools: MailboxTools,
  { deadline = Infinity, tries = new Map<number, number>() }: LookOptions = {},
): Promise<Look> {
  const { mailbox } = client;
  if (mailbox === false) throw new Error("No mailbox is open.");
  const look: Look = { taken: 0, isComplete: false };
  const uids = await listNew(client, mailbox, settings, tools);
  for (let start = 0; start < uids.length; start += BATCH_SIZE) {
    const chunk = uids.slice(start, start + BATCH_SIZE);
    const wanted = { uid: true, internalDate: true, headers: WANTED_HEADERS };
    const mails = await client.fetchAll(chunk.join(","), wanted, { uid: true });
    for (const mail of mails.sort((a, b) => a.uid - b.uid)) {
      if (performance.now() > deadline) return look;
      const reading = await readMail(client, mail, tools, { deadline, tries, isFirst: mail.uid === uids[0] });
      if (reading === "left") return look;
      if (reading === "taken") look.taken += 1;
      await tools.store.marks.set("mailbox-uid", mail.uid);
    }
  }
  return { ...look, isComplete: true };
}
