import { sql, type Selectable, type Transaction } from "kysely";
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
import { addDays, getAgencyDay, getAgencyTime, getWeekday, HOUR_MS } from "../../domain/booking/calendar-day";
import { WEEKDAYS, type Weekday } from "../../domain/config/offer";
import { getInboxSettings, getOfficeHours } from "../platform/published";
import type { EnquiryFields } from "./change-enquiry";

type EnquiryRow = Selectable<Tables["enquiries"]>;

export interface Enquiry extends Omit<EnquiryRow, "locale" | "suspicion"> {
  locale: Locale;
  /** Why it looks like spam; such an enquiry is kept, but nobody is mailed. */
  spamReason: string | null;
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

export function toEnquiry({ locale, suspicion, ...row }: EnquiryRow): Enquiry {
  return { ...row, locale: toLocale(locale), spamReason: suspicion };
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
  const last = sql<number>`(select coalesce(max(number), 0) from enquiry_events where enquiry_id = ${enquiryId})`;
  const rows = events.map((event, index) => ({
    ...{ id: randomUUID(), enquiryId, number: sql<number>`${last} + ${index + 1}`, kind: event.kind, at },
    ...{ personId: event.by?.id ?? null, who: event.by?.name ?? null, data: event.data },
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

/** When the office is open, by the clock of Santo Domingo: from `opens` to `closes` (`HH:MM`), but for closed days. */
export interface OfficeHours {
  opens: string;
  closes: string;
  closed_weekdays?: readonly Weekday[];
  /** Single closed days, `YYYY-MM-DD`. */
  closed_days?: readonly string[];
}

/** An office that is closed for longer than this keeps no hours at all: then the clock's hours count. */
const LONGEST_BREAK_DAYS = 366;

function isOpenDay(day: string, { opens, closes, closed_weekdays, closed_days }: OfficeHours): boolean {
  const weekday = WEEKDAYS[getWeekday(day)];
  const isClosed = closed_days?.includes(day) ?? false;
  return opens < closes && !isClosed && !closed_weekdays?.some((closed) => closed === weekday);
}

/**
 * Returns the moment at which the office has been open for a number of hours since another moment; with 0 hours the next one at which it
 * is open. An office that never opens within a year keeps no hours: there the hours of the clock are added.
 */
export function addOfficeHours(from: number, hours: number, officeHours: OfficeHours): number {
  let left = hours * HOUR_MS;
  let day = getAgencyDay(from);
  for (let closedFor = 0; closedFor <= LONGEST_BREAK_DAYS; day = addDays(day, 1)) {
    const start = Math.max(from, getAgencyTime(day, officeHours.opens));
    const end = getAgencyTime(day, officeHours.closes);
    if (!isOpenDay(day, officeHours) || start >= end) {
      closedFor += 1;
      continue;
    }
    closedFor = 0;
    // Exactly at the end the office is open no longer: 0 hours after it is the next morning.
    if (left < end - start || (left === end - start && hours > 0)) return start + left;
    left -= end - start;
  }
  return from + hours * HOUR_MS;
}

export function getDueTime(now: number): number {
  return addOfficeHours(now, getInboxSettings().due_after_hours, getOfficeHours());
}

/** Makes an enquiry wait for us: again after an answer, and still where it did. A booking stays a booking. */
export function toReopened({ status, dueAt }: Enquiry, since: number): EnquiryFields {
  return {
    ...((status === "answered" || status === "lost") && { status: "open" }),
    // Who writes twice does not wait longer for it.
    ...(dueAt === null && { dueAt: getDueTime(since) }),
  };
}
