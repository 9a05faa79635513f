import type { Insertable } from "kysely";
import { randomUUID } from "node:crypto";

import type { Tables } from "../platform/database/schema";

/** Which mails there are; each is written from the stored enquiry or subscriber when it is delivered. */
export type MailKind =
  | "agency-contact"
  | "agency-held"
  | "visitor-contact"
  | "owner-registration"
  | "owner-contact-data"
  | "confirm-subscription"
  | "staff-sign-in"
  | "staff-welcome"
  | "visitor-answer"
  | "visitor-quote"
  | "visitor-accepted"
  | "visitor-booked"
  | "visitor-review"
  | "visitor-review-declined"
  | "visitor-cancelled"
  | "agency-reply"
  | "staff-reminder"
  | "owner-reminder"
  | "letter"
  | "letter-test";

export interface NewMail {
  mail: MailKind;
  recipient: string;
}

/** The mails that go to the agency itself, or remind its staff of what guests wait for. */
export const OFFICE_MAILS: readonly MailKind[] = [
  "agency-contact",
  "agency-held",
  "owner-registration",
  "owner-contact-data",
  "agency-reply",
  "staff-reminder",
  "owner-reminder",
];

const STAFF_MAILS: readonly MailKind[] = [
  "staff-sign-in",
  "staff-welcome",
  "owner-registration",
  "owner-contact-data",
  "staff-reminder",
  "owner-reminder",
];

/** The reason of a mail that the server has received in full and not confirmed. */
export const PERHAPS_DELIVERED = "perhaps-delivered";

/** Whether a mail is a letter to a subscriber, which waits behind all others. */
export function isLetter({ mail }: Pick<NewMail, "mail">): boolean {
  return mail === "letter";
}

/** Whether a mail is for the agency: no greetings from itself, and not given up because a server refuses it. */
export function isForOffice({ mail }: Pick<NewMail, "mail">): boolean {
  return OFFICE_MAILS.includes(mail);
}

export function isForStaff({ mail }: Pick<NewMail, "mail">): boolean {
  return STAFF_MAILS.includes(mail);
}

/** Whether a mail goes to an address that nobody has proved to be theirs, for having filled in a form. */
export function isReceipt({ mail }: Pick<NewMail, "mail">): boolean {
  return mail === "visitor-contact";
}

/** The state of a receipt that was never to be sent; `retry` does not touch it. */
export const LEFT_OUT = { status: "left-out", reason: "receipt-limit" } as const;

/** A claimed mail, with whom it is about. */
export interface OutboxMail extends NewMail {
  id: string;
  /** Nobody else may postpone it or send its end. */
  owner: string | null;
  enquiryId: string | null;
  subscriberId: string | null;
  signInId: string | null;
  requestId: string | null;
  /** Which event of the enquiry it was sent with. */
  eventId: string | null;
  /** Which letter it is, and of one that a member of staff tries, in which language. */
  letterId: string | null;
  locale: string | null;
  data: string | null;
  attempts: number;
  /** How many earlier attempts may have delivered it: the server had all of it, and its reply is not known. */
  uncertain: number;
  createdAt: number;
}

export function toOutboxRow(
  mail: NewMail,
  about: Pick<
    Insertable<Tables["outbox"]>,
    "enquiryId" | "eventId" | "subscriberId" | "signInId" | "requestId" | "letterId" | "locale" | "data"
  >,
  now: number,
): Insertable<Tables["outbox"]> {
  return {
    id: randomUUID(),
    ...mail,
    ...about,
    status: "due",
    attempts: 0,
    dueAt: now,
    claimedUntil: 0,
    createdAt: now,
    uncertain: 0,
  };
}
