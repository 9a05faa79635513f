import { createHash } from "node:crypto";

import { HOUR_MS } from "../../booking/calendar-day";
import { cleanLine } from "../../contracts/clean-text";
import { getEnv } from "../env";
import { getReplyMails } from "../quotes/reply-recipients";
import { toReopened } from "../reminders/due-time";
import type { EnquiryChange } from "../store/change-enquiry";
import type { Enquiry } from "../store/enquiry";
import type { NewEvent } from "../store/enquiry-events";
import type { NewMail } from "../store/outbox-row";
import { isGuest } from "./find-reply-enquiry";
import type { MailboxTools } from "./mailbox-tools";
import type { MailHeaders } from "./parse-headers";
import type { ReceivedReply } from "./received-mail";

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
  return mayBeTold && (await store.mailbox.hasToldSince(enquiry.id, now() - HOUR_MS)) ? [] : wanted;
}

interface ArrivedMail {
  headers: MailHeaders;
  messageKey: string;
  /** When the mailbox got it, in milliseconds. */
  arrivedAt: number;
  reply: ReceivedReply;
}

/**
 * Stores a mail with its enquiry, once; tells whether it is a reply that was not there yet. What no person wrote, and what came from another
 * address than the guest's, is noted and opens nothing again.
 */
export async function takeReply(
  enquiry: Enquiry,
  { headers, messageKey, arrivedAt, reply }: ArrivedMail,
  tools: MailboxTools,
): Promise<boolean> {
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
