import { REFERENCES_IN_TEXT } from "../../config/patterns";
import type { Enquiry } from "../store/enquiry";
import { getMailboxKey } from "../mail/mailbox-key";
import type { MailHeaders } from "./parse-headers";
import type { MailboxTools } from "./mailbox-tools";

const OUTBOX_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i;
const MAX_REFERENCES = 5;

/** How many mails are taken in: of an enquiry in a day and ever, of all in a day. Then an enquiry still has a few a day. */
export const REPLY_CAPS = { enquiryADay: 30, enquiry: 300, allADay: 1_000, enquiryAlways: 3 } as const;

function toOutboxIds(messageIds: readonly string[]): string[] {
  return messageIds.flatMap((id) => OUTBOX_ID.exec(id)?.[1]?.toLowerCase() ?? []);
}

/** Tells whether an address is the guest's own. */
export function isGuest(enquiry: Enquiry, address: string): boolean {
  return address !== "" && getMailboxKey(enquiry.payload.email) === getMailboxKey(address);
}

/** Finds the enquiry of a reference in the subject; one of the guest's own address comes first. */
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

/** Mails of the agency itself: those that the site has sent, and what staff write from their own programs. */
async function isOwnMail(headers: MailHeaders, tools: MailboxTools): Promise<boolean> {
  if (tools.ownAddresses.includes(headers.from)) return true;
  const [id] = toOutboxIds([headers.messageId.slice(1, -1)]);
  return id !== undefined && (await tools.store.mailbox.isOurs(id));
}

/** Tells whether one more mail is taken in; notes in the timeline, once a day, that the others are in the mailbox. */
async function hasRoom(enquiry: Enquiry, { store, now }: MailboxTools): Promise<boolean> {
  const { ever, today, allToday } = await store.mailbox.countTaken(enquiry.id, now());
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

/** Finds the enquiry that a mail belongs to; `undefined` for every other mail, which stays where it is. */
export async function findReplyEnquiry(
  headers: MailHeaders,
  tools: MailboxTools,
): Promise<Enquiry | undefined> {
  if (await isOwnMail(headers, tools)) return undefined;
  const enquiry = (await findByThread(headers, tools)) ?? (await findByReference(headers, tools));
  if (enquiry === undefined || enquiry.spamReason !== null) return undefined;
  if (!isGuest(enquiry, headers.from)) {
    // Whoever tries the site with an address of their own is a guest there, and staff elsewhere.
    const person = await tools.store.staff.people.getByEmail(headers.from);
    if (person !== undefined) return undefined;
  }
  return (await hasRoom(enquiry, tools)) ? enquiry : undefined;
}
