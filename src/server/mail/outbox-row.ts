import type { Insertable, Selectable, Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import type { Tables } from "../platform/database/schema";

/**
 * Which mails there are, and who reads them; each is written from what is stored when it is delivered. `person`: a member of staff;
 * `staff`: staff, or the agency where nobody of them has an address.
 */
const READERS = {
  "agency-contact": "agency",
  "agency-held": "agency",
  "agency-reply": "agency",
  "owner-registration": "staff",
  "owner-contact-data": "staff",
  "staff-reminder": "staff",
  "owner-reminder": "staff",
  "staff-sign-in": "person",
  "staff-welcome": "person",
  "visitor-contact": "guest",
  "visitor-answer": "guest",
  "visitor-quote": "guest",
  "visitor-accepted": "guest",
  "visitor-booked": "guest",
  "visitor-review": "guest",
  "visitor-review-declined": "guest",
  "visitor-cancelled": "guest",
  "confirm-subscription": "guest",
  letter: "guest",
  "letter-test": "guest",
} as const;

export type MailKind = keyof typeof READERS;

export interface NewMail {
  mail: MailKind;
  recipient: string;
}

export const getReader = ({ mail }: Pick<NewMail, "mail">) => READERS[mail];

/** Whether a mail goes to the agency itself, or reminds its staff of what guests wait for: no server's refusal ends it. */
export function isForOffice(mail: Pick<NewMail, "mail">): boolean {
  return ["agency", "staff"].includes(getReader(mail));
}

export const OFFICE_MAILS = (Object.keys(READERS) as MailKind[]).filter((mail) => isForOffice({ mail }));

/** The reason of a mail that the server has received in full and not confirmed. */
export const PERHAPS_DELIVERED = "perhaps-delivered";

/** Whether a mail goes to an address that nobody has proved to be theirs, for having filled in a form. */
export function isReceipt({ mail }: Pick<NewMail, "mail">): boolean {
  return mail === "visitor-contact";
}

/** The state of a receipt that was never to be sent; `retry` does not touch it. */
export const LEFT_OUT = { status: "left-out", reason: "receipt-limit" } as const;

export type OutboxMail = Selectable<Tables["outbox"]>;

type About = Pick<
  Insertable<Tables["outbox"]>,
  "enquiryId" | "eventId" | "subscriberId" | "signInId" | "requestId" | "letterId" | "locale" | "data"
>;

export function toOutboxRow(mail: NewMail, about: About, now: number): Insertable<Tables["outbox"]> {
  const start = { status: "due", attempts: 0, uncertain: 0, dueAt: now, claimedUntil: 0, createdAt: now };
  return { id: randomUUID(), ...mail, ...about, ...start };
}

export async function queueMails(
  transaction: Transaction<Tables>,
  mails: readonly NewMail[],
  about: About,
  now: number,
): Promise<void> {
  const rows = mails.map((mail) => toOutboxRow(mail, about, now));
  if (rows.length > 0) await transaction.insertInto("outbox").values(rows).execute();
}
