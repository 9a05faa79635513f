import { REFERENCES_IN_TEXT } from "../../config/patterns";
import type { Enquiry } from "../store/enquiry";
import { getMailboxKey } from "../mail/mailbox-key";
import type { MailHeaders } from "./parse-headers";
import type { MailboxTools } from "./mailbox-tools";

const OUTBOX_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i;
const MAX_REFERENCES = 5;

function toOutboxIds(messageIds: readonly string[]): string[] {
  return messageIds.flatMap((id) => OUTBOX_ID.exec(id)?.[1]?.toLowerCase() ?? []);
}

function isOf(enquiry: Enquiry, address: string): boolean {
  return address !== "" && getMailboxKey(enquiry.payload.email) === getMailboxKey(address);
}

/** Finds an enquiry by a reference in the subject; everybody can guess one, so it counts together with the guest's own address alone. */
async function findByReference({ subject, from }: MailHeaders, { store }: MailboxTools) {
  const references = new Set([...subject.matchAll(REFERENCES_IN_TEXT)].map(([found]) => found.toUpperCase()));
  for (const reference of [...references].slice(0, MAX_REFERENCES)) {
    const enquiry = await store.enquiries.getByReference(reference);
    if (enquiry !== undefined && isOf(enquiry, from)) return enquiry;
  }
  return undefined;
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

/** Finds the enquiry that a mail is a guest's reply to; `undefined` for every other mail, which stays where it is. */
export async function findReplyEnquiry(
  headers: MailHeaders,
  tools: MailboxTools,
): Promise<Enquiry | undefined> {
  if (headers.isAutomatic || (await isOwnMail(headers, tools))) return undefined;
  const enquiry = (await findByThread(headers, tools)) ?? (await findByReference(headers, tools));
  if (enquiry === undefined || enquiry.spamReason !== null) return undefined;
  if (isOf(enquiry, headers.from)) return enquiry;
  // Whoever tries the site with an address of their own is a guest there, and staff elsewhere.
  const person = await tools.store.staff.people.getByEmail(headers.from);
  return person === undefined ? enquiry : undefined;
}
