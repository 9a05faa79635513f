import type { Selectable, Insertable, Transaction } from "kysely";
import { randomUUID, randomInt } from "node:crypto";

import type { QuotedTerms } from "../../booking/describe";
import type { HONEYPOT_FIELD } from "../../config/forms";
import { toLocale, type Locale } from "../../config/locales";
import type { ContactRequest, AskedOffer } from "../../contracts/contact";
import type { FieldCode } from "../../contracts/error-codes";
import type { EnquiryStatus, EnquiryEvent, EnquiryEventKind } from "../../contracts/inbox";
import type { NewMail } from "../mail/outbox-row";
import type { Tables } from "../platform/database/schema";

export type EnquiryKind = "contact";
export type EnquiryOutcome = "answered" | "booked" | "lost";

export interface Enquiry {
  id: string;
  kind: EnquiryKind;
  reference: string;
  locale: Locale;
  status: EnquiryStatus;
  /** Why it looks like spam; such an enquiry is kept, but nobody is mailed. */
  spamReason: string | null;
  createdAt: number;
  closedAt: number | null;
  /** Which of the staff's links have acted. */
  usedLinks: readonly EnquiryOutcome[];
  payload: ContactPayload;
  /** One more with every change. */
  version: number;
  personId: string | null;
  dueAt: number | null;
  answeredAt: number | null;
  touchedAt: number;
}

interface WithQuotedTerms {
  /** The price and the way back to the ship as the site showed them then; later changes of prices do not touch it. */
  told?: QuotedTerms;
}

/** One offer of a list that was asked for as a whole; `problems` say why it could not be booked as it was asked for. */
export type StoredOffer = AskedOffer & WithQuotedTerms & { problems?: readonly FieldCode[] };

export type ContactPayload = Omit<
  ContactRequest,
  "idempotencyKey" | "lang" | typeof HONEYPOT_FIELD | "offers"
> &
  WithQuotedTerms & { offers?: StoredOffer[] | undefined };

/** A mail to the guest of an enquiry; none where they have no address. */
export function mailGuest(
  { payload: { email } }: Pick<Enquiry, "payload">,
  mail: NewMail["mail"],
): NewMail[] {
  return email === "" ? [] : [{ mail, recipient: email }];
}

/** Reshapes a row. The payload was checked against the contract before it was stored. */
export function toEnquiry(row: Selectable<Tables["enquiries"]>): Enquiry {
  return {
    id: row.id,
    reference: row.reference,
    locale: toLocale(row.locale),
    status: row.status,
    spamReason: row.suspicion,
    createdAt: row.createdAt,
    closedAt: row.closedAt,
    usedLinks: row.usedLinks.split(" ").filter((name) => name !== "") as EnquiryOutcome[],
    kind: "contact",
    payload: JSON.parse(row.payload) as ContactPayload,
    version: row.version,
    personId: row.personId,
    dueAt: row.dueAt,
    answeredAt: row.answeredAt,
    touchedAt: row.touchedAt,
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

/** An event before it is stored: its kind and what belongs to it. */
export type NewEvent = DataOf<EnquiryEvent> & {
  /** Made beforehand where a mail or a file refers to it. */
  id?: string;
  /** The member of staff; left out: the guest, or the site itself. */
  by?: { id: string | null; name: string };
  /** The same key again is the same event. */
  idempotencyKey?: string;
};

/** An event as it is stored. */
export interface StoredEvent {
  id: string;
  enquiryId: string;
  number: number;
  kind: EnquiryEventKind;
  at: number;
  personId: string | null;
  who: string | null;
  data: Readonly<Record<string, unknown>>;
}

/** Returns the name under which an event's idempotency key is stored: it belongs to its kind and its enquiry. */
export function toEventKey({ kind, idempotencyKey }: NewEvent, enquiryId: string): string | null {
  return idempotencyKey === undefined ? null : `${kind}:${enquiryId}:${idempotencyKey}`;
}

/** Creates the row of an event. */
export function toEventRow(
  event: NewEvent,
  about: { enquiryId: string; number: number; at: number },
): Insertable<Tables["enquiryEvents"]> & { id: string } {
  return {
    id: event.id ?? randomUUID(),
    enquiryId: about.enquiryId,
    number: about.number,
    kind: event.kind,
    at: about.at,
    personId: event.by?.id ?? null,
    who: event.by?.name ?? null,
    data: JSON.stringify(event.data),
    idempotencyKey: toEventKey(event, about.enquiryId),
  };
}

/** Adds events to an enquiry under the next numbers. The caller holds the enquiry's row. */
export async function insertEvents(
  transaction: Transaction<Tables>,
  enquiryId: string,
  events: readonly NewEvent[],
  at: number,
): Promise<{ id: string }[]> {
  if (events.length === 0) return [];
  const last = await transaction
    .selectFrom("enquiryEvents")
    .select(({ fn }) => fn.max("number").as("number"))
    .where("enquiryId", "=", enquiryId)
    .executeTakeFirst();
  const first = (last?.number ?? 0) + 1;
  const rows = events.map((event, index) => toEventRow(event, { enquiryId, number: first + index, at }));
  await transaction.insertInto("enquiryEvents").values(rows).execute();
  return rows;
}

/** No 0 O 1 I L U: nobody has to ask "was that a zero?" on the telephone, and no rude words. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 5;

/** Creates a reference like `PA-7K2P4`; 24 million of them, so the caller tries again when one is taken. */
export function createReference(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `PA-${letters.join("")}`;
}
