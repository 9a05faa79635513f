import type { Selectable, Transaction } from "kysely";
import { randomUUID, randomInt } from "node:crypto";

import type { QuotedTerms } from "../../domain/booking/describe";
import type { HONEYPOT_FIELD } from "../../domain/config/forms";
import { toLocale, type Locale } from "../../domain/config/locales";
import type { ContactRequest, AskedOffer } from "../../domain/contracts/contact";
import type { FieldCode } from "../../domain/contracts/error-codes";
import type { EnquiryEvent } from "../../domain/contracts/inbox";
import { isReachable } from "../accounts/people-repository";
import type { NewMail } from "../mail/outbox-row";
import type { Tables } from "../platform/database/schema";
import type { Store } from "../store";

type EnquiryRow = Selectable<Tables["enquiries"]>;

export interface Enquiry extends Omit<EnquiryRow, "locale" | "suspicion" | "payload"> {
  locale: Locale;
  /** Why it looks like spam; such an enquiry is kept, but nobody is mailed. */
  spamReason: string | null;
  payload: ContactPayload;
}

interface WithQuotedTerms {
  /** The price and the way back to the ship as the site showed them then; later changes of prices do not touch it. */
  told?: QuotedTerms;
}

export type StoredOffer = AskedOffer & WithQuotedTerms & { problems?: readonly FieldCode[] };

export type ContactPayload = Omit<
  ContactRequest,
  "idempotencyKey" | "lang" | typeof HONEYPOT_FIELD | "offers"
> &
  WithQuotedTerms & { offers?: StoredOffer[] | undefined };

export function mailGuest(
  { payload: { email } }: Pick<Enquiry, "payload">,
  mail: NewMail["mail"],
): NewMail[] {
  return email === "" ? [] : [{ mail, recipient: email }];
}

export async function getReplyMails(
  { personId }: Pick<Enquiry, "personId">,
  store: Pick<Store, "staff">,
  agencyEmails: readonly string[],
): Promise<NewMail[]> {
  const person = personId === null ? undefined : await store.staff.people.get(personId);
  const recipients = person !== undefined && isReachable(person) ? [person.email] : agencyEmails;
  return recipients.map((recipient) => ({ mail: "agency-reply", recipient }));
}

/** The payload was checked against the contract before it was stored. */
export function toEnquiry({ locale, suspicion, payload, ...row }: EnquiryRow): Enquiry {
  return {
    ...row,
    locale: toLocale(locale),
    spamReason: suspicion,
    payload: JSON.parse(payload) as ContactPayload,
  };
}

type Known = "id" | "at" | "who" | "kind";
/** How mails stand in the outbox, files in a table of their own. */
type Derived = "state" | "files";
/** Of a mail its Message-ID is kept: our next one refers to it. */
type WithMessageId = { messageId?: string };
type DataOf<Event> = Event extends { kind: infer Kind }
  ? {
      kind: Kind;
      data: Omit<Event, Known | Derived> & (Kind extends "reply" | "answered" ? WithMessageId : unknown);
    }
  : never;

export interface By {
  id: string | null;
  name: string;
}

export type NewEvent = DataOf<EnquiryEvent> & {
  /** Left out: the guest, or the site itself. */
  by?: By;
  idempotencyKey?: string;
};

export interface StoredEvent extends Omit<Tables["enquiryEvents"], "data" | "idempotencyKey"> {
  data: Readonly<Record<string, unknown>>;
}

/** Returns the name under which an event's idempotency key is stored: it belongs to its kind and its enquiry. */
export function toEventKey({ kind, idempotencyKey }: NewEvent, enquiryId: string): string | null {
  return idempotencyKey === undefined ? null : `${kind}:${enquiryId}:${idempotencyKey}`;
}

export async function insertEvents(
  transaction: Transaction<Tables>,
  enquiryId: string,
  events: readonly NewEvent[],
  at: number,
): Promise<string[]> {
  if (events.length === 0) return [];
  const last = await transaction
    .selectFrom("enquiryEvents")
    .select(({ fn }) => fn.max("number").as("number"))
    .where("enquiryId", "=", enquiryId)
    .executeTakeFirst();
  const rows = events.map((event, index) => ({
    ...{ id: randomUUID(), enquiryId, number: (last?.number ?? 0) + 1 + index, kind: event.kind, at },
    ...{ personId: event.by?.id ?? null, who: event.by?.name ?? null, data: JSON.stringify(event.data) },
    idempotencyKey: toEventKey(event, enquiryId),
  }));
  await transaction.insertInto("enquiryEvents").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** No 0 O 1 I L U: nobody has to ask "was that a zero?" on the telephone, and no rude words. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 5;

/** Creates a reference like `PA-7K2P4`; 24 million of them, so the caller tries again when one is taken. */
export function createReference(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `PA-${letters.join("")}`;
}
