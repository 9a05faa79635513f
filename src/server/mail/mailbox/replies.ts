import { createHash } from "node:crypto";

import { HOUR_MS } from "../../../domain/booking/calendar-day";
import { REFERENCES_IN_TEXT } from "../../../domain/config/patterns";
import { cleanLine, getMailboxKey, id } from "../../../domain/contracts/fields";
import type { EnquiryEventKind } from "../../../domain/contracts/inbox";
import { isReachable } from "../../accounts/people-repository";
import type { EnquiryChange } from "../../enquiries/change-enquiry";
import { toReopened, type Enquiry, type NewEvent, getReplyMails } from "../../enquiries/enquiry";
import { getEnv } from "../../platform/env";
import { log } from "../../platform/log";
import { getSite } from "../../platform/published";
import type { NewMail } from "../outbox-row";
import { failMail } from "../outbox/deliver";
import type { MailboxTools } from "./watch-mailbox";
import type { MailHeaders, Bounce, ReceivedReply } from "./parse-mail";
import { normalize } from "../../../domain/lib/normalize";
import { requireStaff } from "../../accounts/session";
import { type Answer, type Exchange, HttpError } from "../../platform/http/request";
import { getStore } from "../../store";

const OUTBOX_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i;
const MAX_REFERENCES = 5;

/** How many mails are taken in: of an enquiry in a day and ever, of all in a day. Then an enquiry still has a few a day. */
export const REPLY_CAPS = { enquiryADay: 30, enquiry: 300, allADay: 1_000, enquiryAlways: 3 } as const;

function toOutboxIds(messageIds: readonly string[]): string[] {
  return messageIds.flatMap((id) => OUTBOX_ID.exec(id)?.[1]?.toLowerCase() ?? []);
}

function isGuest(enquiry: Enquiry, address: string): boolean {
  return address !== "" && getMailboxKey(enquiry.payload.email) === getMailboxKey(address);
}

async function findByReference({ subject, from }: MailHeaders, { store }: MailboxTools) {
  const references = new Set([...subject.matchAll(REFERENCES_IN_TEXT)].map(([found]) => found.toUpperCase()));
  const found: Enquiry[] = [];
  for (const reference of [...references].slice(0, MAX_REFERENCES)) {
    const enquiry = await store.enquiries.getByReference(reference);
    if (enquiry !== undefined) found.push(enquiry);
  }
  return found.find((enquiry) => isGuest(enquiry, from)) ?? found[0];
}

/** The ids of our mails are random and known to those alone who had one: an answer to one counts, wherever it was written. */
async function findByThread({ answers }: MailHeaders, { store }: MailboxTools) {
  const id = await store.mailbox.findByMails(toOutboxIds(answers));
  return id === undefined ? undefined : store.enquiries.get(id);
}

async function isSentBySite({ messageId }: MailHeaders, { store }: MailboxTools): Promise<boolean> {
  const [id] = toOutboxIds([messageId.slice(1, -1)]);
  return id !== undefined && (await store.mailbox.isOurs(id));
}

async function findAnswerer(
  enquiry: Enquiry,
  { from, recipients, isAutomatic }: MailHeaders,
  { store, ownAddresses }: MailboxTools,
): Promise<{ id: string | null; name: string } | undefined> {
  if (isAutomatic || !recipients.some((address) => isGuest(enquiry, address))) return undefined;
  const person = await store.staff.people.getByEmail(from);
  if (person !== undefined && isReachable(person)) return { id: person.id, name: person.name };
  return ownAddresses.includes(from) ? { id: null, name: getSite(enquiry.locale).brand } : undefined;
}

/** Whoever tries the site with an address of their own is a guest there, and staff elsewhere. */
function isByGuest(enquiry: Enquiry, { from }: MailHeaders, { ownAddresses }: MailboxTools): boolean {
  return isGuest(enquiry, from) && !ownAddresses.includes(from);
}

/** Returns whether one more mail is taken in; notes in the timeline, once a day, that the others are in the mailbox. */
async function isBelowLimits(enquiry: Enquiry, { store, now }: MailboxTools): Promise<boolean> {
  const { ever, today, allToday } = await store.mailbox.countReceived(enquiry.id, now());
  const isFull =
    ever >= REPLY_CAPS.enquiry ||
    today >= REPLY_CAPS.enquiryADay ||
    (allToday >= REPLY_CAPS.allADay && today >= REPLY_CAPS.enquiryAlways);
  if (!isFull) return true;
  const idempotencyKey = new Date(now()).toISOString().slice(0, 10);
  const events = [{ kind: "replies-limited" as const, data: {}, idempotencyKey }];
  await store.enquiries.change({ which: { id: enquiry.id }, change: { events, keepsVersion: true } }, now());
  return false;
}

/** Finds the enquiry that a mail belongs to; `undefined` for every other mail, which stays where it is: also what staff write to each other. */
export async function findReplyEnquiry(
  headers: MailHeaders,
  tools: MailboxTools,
): Promise<Enquiry | undefined> {
  if (await isSentBySite(headers, tools)) return undefined;
  const enquiry = (await findByThread(headers, tools)) ?? (await findByReference(headers, tools));
  if (enquiry === undefined || enquiry.spamReason !== null) return undefined;
  if (!isByGuest(enquiry, headers, tools)) {
    const isOffice =
      tools.ownAddresses.includes(headers.from) ||
      (await tools.store.staff.people.getByEmail(headers.from)) !== undefined;
    if (isOffice && (await findAnswerer(enquiry, headers, tools)) === undefined) return undefined;
  }
  return (await isBelowLimits(enquiry, tools)) ? enquiry : undefined;
}

const LONGEST_SUBJECT = 200;

/** Returns the deduplication key of a mail: a hash of its Message-ID, else of all of its headers. */
export function getMessageKey({ messageId }: MailHeaders, rawHeaders: Buffer): string {
  return createHash("sha256")
    .update(messageId === "" ? rawHeaders : messageId)
    .digest("base64url");
}

/**
 * Tells whom the enquiry is given to, if they read another mailbox than the agency's, which has the mail already; of what opens nothing
 * again, else the agency. Once an hour, unless the enquiry was answered meanwhile.
 */
async function getMails(
  enquiry: Enquiry,
  isUnverified: boolean,
  { store, ownAddresses, now }: MailboxTools,
): Promise<NewMail[]> {
  const mails = await getReplyMails(enquiry, store, isUnverified ? getEnv().agencyEmails : []);
  const wanted = mails.filter(({ recipient }) => isUnverified || !ownAddresses.includes(recipient));
  const mayBeTold = wanted.length > 0 && (isUnverified || enquiry.dueAt !== null);
  return mayBeTold && (await store.mailbox.wasNotifiedSince(enquiry.id, now() - HOUR_MS)) ? [] : wanted;
}

interface ArrivedMail {
  headers: MailHeaders;
  messageKey: string;
  arrivedAt: number;
  reply: ReceivedReply;
}

/** Events by guests and staff. An answer that is read later than these was not an answer to them. */
const SITE_EVENTS: readonly EnquiryEventKind[] = [
  ...(["status", "quote-accepted", "quote-declined", "quote-not-held"] as const),
  ...(["trip-cancelled", "day-cancelled"] as const),
];

async function storeStaffAnswer(
  enquiry: Enquiry,
  by: { id: string | null; name: string },
  { headers, messageKey, arrivedAt, reply }: ArrivedMail,
  { store, now }: MailboxTools,
): Promise<boolean> {
  const { text, files, emoji, isUnread } = reply;
  if (emoji !== undefined) return false;
  const data = { channel: "mail-program", text, messageId: headers.messageId } as const;
  const events = await store.timeline.list(enquiry.id);
  const isOld = events.some(({ kind, at }) => SITE_EVENTS.includes(kind) && at > arrivedAt);
  const change = ({ status }: Enquiry): EnquiryChange => ({
    fields: {
      ...(!isOld && status !== "lost" && { status: status === "booked" ? "booked" : "answered" }),
      answeredAt: Math.min(arrivedAt, now()),
    },
    events: [
      {
        kind: "answered",
        data: { ...data, ...(isUnread && { isUnread }) },
        by,
        idempotencyKey: messageKey,
      },
    ],
  });
  const taken = await store.mailbox.take({ enquiryId: enquiry.id, messageKey, change, files }, now());
  if (taken.outcome !== "changed") return false;
  const line = {
    personId: by.id,
    who: by.name,
    action: "enquiry-answered",
    subject: enquiry.reference,
  } as const;
  await store.staff.log.add(line, now());
  return true;
}

/**
 * Stores a mail with its enquiry, once; tells whether it is a reply that was not there yet. What no person wrote, and what came from another
 * address than the guest's, is noted and opens nothing again.
 */
export async function storeReply(enquiry: Enquiry, mail: ArrivedMail, tools: MailboxTools): Promise<boolean> {
  const { headers, messageKey, arrivedAt, reply } = mail;
  const by = isByGuest(enquiry, headers, tools) ? undefined : await findAnswerer(enquiry, headers, tools);
  if (by !== undefined) return storeStaffAnswer(enquiry, by, mail, tools);
  const now = tools.now();
  const { isAutomatic, messageId } = headers;
  const { files, text, earlier, emoji, isUnread } = reply;
  const isUnverified = !isGuest(enquiry, headers.from);
  const isQuiet = isAutomatic || emoji !== undefined;
  const mails = isQuiet ? [] : await getMails(enquiry, isUnverified, tools);
  const subject = [...cleanLine(headers.subject)].slice(0, LONGEST_SUBJECT).join("");
  const from = cleanLine(headers.from).slice(0, 254);
  const said = { from, subject, text, ...(earlier && { earlier }), ...(isUnread && { isUnread }) };
  const toEvent = (): NewEvent => {
    if (emoji !== undefined) return { kind: "reaction", data: { from, emoji } };
    if (isAutomatic) return { kind: "automatic", data: said };
    return { kind: "reply", data: { ...said, messageId, ...(isUnverified && { isUnverified }) } };
  };
  const change = (current: Enquiry): EnquiryChange => ({
    ...(isQuiet || isUnverified
      ? { keepsVersion: true }
      : { fields: toReopened(current, Math.min(arrivedAt, now)) }),
    events: [{ ...toEvent(), idempotencyKey: messageKey }],
    mails,
  });
  const taken = await tools.store.mailbox.take({ enquiryId: enquiry.id, messageKey, change, files }, now);
  return taken.outcome === "changed" && !isAutomatic;
}

export async function recordBounce(
  { ids, reason, cause }: Bounce,
  { store, now }: Pick<MailboxTools, "store" | "now">,
): Promise<void> {
  const isAddressGone = cause === "no-mailbox";
  for (const id of ids) {
    const isLetter = await store.letters.bounce(id, { reason, isAddressGone }, now());
    if (!isLetter && !(await failMail(store, id, { status: "bounced", reason, cause }, now()))) continue;
    log.info(isLetter ? "letter-bounced" : "mail-bounced", { outbox: id, reason, isAddressGone });
    return;
  }
}

/** Writes a name for a header: plain ASCII for old programs, and as it is (RFC 6266). */
function toDisposition(name: string): string {
  const plain = normalize(name, "NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

export async function answerReplyFile(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const asked = id().safeParse(exchange.query("id"));
  const file = asked.success ? await (await getStore()).mailbox.getFile(asked.data) : undefined;
  if (file === undefined) throw new HttpError("not-found");
  return {
    status: 200,
    type: "application/octet-stream",
    bytes: file.content,
    headers: {
      "Content-Disposition": toDisposition(file.name),
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  };
}
