import { createHash } from "node:crypto";
import type { FetchMessageObject, ImapFlow, MailboxObject } from "imapflow";

import { log } from "../log";
import type { MailboxSettings } from "./create-client";
import { findReplyEnquiry } from "./find-reply-enquiry";
import type { MailboxTools } from "./mailbox-tools";
import { parseHeaders, WANTED_HEADERS } from "./parse-headers";
import { readReply } from "./read-reply";
import { getMessageKey, takeReply } from "./take-reply";

/** How far back a mailbox is read that was never read before, or was made anew: replies of the days before are taken, too. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60_000;
/** How many mails' headers are asked for at once. */
const AT_ONCE = 50;
/** A mail at which the connection ended so often is left where it is. */
const MOST_TRIES = 3;
/** Of a mail that arrives more slowly than this, what was read until then is taken. */
const LONGEST_READ_MS = 120_000;

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
  const found = (await client.search(query, { uid: true })) || [];
  // "8:*" is the last mail even where there is no eighth.
  const uids = found.filter((uid) => uid > last).sort((a, b) => a - b);
  if (!isKnown) {
    await store.marks.set("mailbox-uid", (uids[0] ?? mailbox.uidNext) - 1);
    await store.marks.set("mailbox", mark);
  }
  return uids;
}

/** Reads one mail, and stores it if it is a guest's reply that is not there yet; tells whether it did. */
async function readMail(
  client: ImapFlow,
  { uid, headers: rawHeaders, internalDate }: FetchMessageObject,
  tools: MailboxTools,
  { deadline, tries }: Required<LookOptions>,
): Promise<boolean> {
  if (rawHeaders === undefined) return false;
  const headers = await parseHeaders(rawHeaders);
  const enquiry = await findReplyEnquiry(headers, tools);
  if (enquiry === undefined) return false;
  const messageKey = getMessageKey(headers, rawHeaders);
  if (await tools.store.mailbox.isKnown(messageKey)) return false;
  const times = (tries.get(uid) ?? 0) + 1;
  tries.set(uid, times);
  if (times > MOST_TRIES) {
    log.error("mailbox-mail-left", { tries: MOST_TRIES });
    return false;
  }
  const readUntil = Math.min(deadline, performance.now() + LONGEST_READ_MS);
  const source = await client.download(String(uid), undefined, { uid: true });
  // It was deleted in the meantime.
  if (!("content" in source) || source.content === undefined) return false;
  const isOver = () => performance.now() > readUntil;
  const reply = await readReply(source.content, isOver, tools.fileLimit);
  source.content.destroy();
  // What fails from here on is the store's: that mail is tried for ever.
  tries.delete(uid);
  const arrivedAt = new Date(internalDate ?? tools.now()).getTime();
  return takeReply(enquiry, { headers, messageKey, arrivedAt, reply }, tools);
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
  for (let start = 0; start < uids.length; start += AT_ONCE) {
    const chunk = uids.slice(start, start + AT_ONCE);
    const wanted = { uid: true, internalDate: true, headers: WANTED_HEADERS };
    const mails = await client.fetchAll(chunk.join(","), wanted, { uid: true });
    for (const mail of mails.sort((a, b) => a.uid - b.uid)) {
      if (performance.now() > deadline) return look;
      if (await readMail(client, mail, tools, { deadline, tries })) look.taken += 1;
      await tools.store.marks.set("mailbox-uid", mail.uid);
    }
  }
  return { ...look, isComplete: true };
}
