import { createHash } from "node:crypto";

import { cleanLine } from "../../contracts/clean-text";
import { getDueTime } from "../reminders/due-time";
import type { EnquiryChange, EnquiryFields } from "../store/change-enquiry";
import type { Enquiry } from "../store/enquiry";
import type { NewMail } from "../store/outbox-row";
import type { MailboxTools } from "./mailbox-tools";
import type { MailHeaders } from "./parse-headers";
import type { ReceivedReply } from "./received-mail";

const LONGEST_SUBJECT = 200;

/** Gets by what a mail is known again: its Message-ID, else all of its headers. Nothing of it can be read back. */
export function getMessageKey({ messageId }: MailHeaders, rawHeaders: Buffer): string {
  return createHash("sha256")
    .update(messageId === "" ? rawHeaders : messageId)
    .digest("base64url");
}

/** It waits for us: again after an answer, and still where it did. A booking stays a booking. */
function toFields({ status, dueAt }: Enquiry, arrivedAt: number): EnquiryFields {
  return {
    ...((status === "answered" || status === "lost") && { status: "open" }),
    // Who writes twice does not wait longer for it.
    ...(dueAt === null && { dueAt: getDueTime(arrivedAt) }),
  };
}

/** The mailbox of the agency has the mail already; whom the enquiry is given to is told, if they read another one. */
async function getMails({ personId }: Enquiry, { store, ownAddresses }: MailboxTools): Promise<NewMail[]> {
  const person = personId === null ? undefined : await store.staff.people.get(personId);
  if (person === undefined || person.isDisabled || person.isLocal) return [];
  return ownAddresses.includes(person.email) ? [] : [{ mail: "agency-reply", recipient: person.email }];
}

interface ArrivedMail {
  headers: MailHeaders;
  messageKey: string;
  /** When the mailbox got it, in milliseconds. */
  arrivedAt: number;
  reply: ReceivedReply;
}

/** Stores a guest's reply with its enquiry, once; tells whether it did. */
export async function takeReply(
  enquiry: Enquiry,
  { headers, messageKey, arrivedAt, reply }: ArrivedMail,
  tools: MailboxTools,
): Promise<boolean> {
  const now = tools.now();
  const { files, text, earlier, emoji, isUnread } = reply;
  const subject = [...cleanLine(headers.subject)].slice(0, LONGEST_SUBJECT).join("");
  const from = cleanLine(headers.from).slice(0, 254);
  const said = { from, subject, text, ...(earlier && { earlier }), ...(isUnread && { isUnread }) };
  const mails = emoji === undefined ? await getMails(enquiry, tools) : [];
  const change = (current: Enquiry): EnquiryChange =>
    emoji === undefined
      ? {
          fields: toFields(current, Math.min(arrivedAt, now)),
          events: [
            { kind: "reply", data: { ...said, messageId: headers.messageId }, idempotencyKey: messageKey },
          ],
          mails,
        }
      : { events: [{ kind: "reaction", data: { from, emoji }, idempotencyKey: messageKey }] };
  const taken = await tools.store.mailbox.take({ enquiryId: enquiry.id, messageKey, change, files }, now);
  return taken.outcome === "changed";
}
