import type { Insertable, Kysely, Transaction } from "kysely";
import { createHash, randomUUID } from "node:crypto";

import { type Locale, DEFAULT_LOCALE } from "../../domain/config/locales";
import { isReceipt, LEFT_OUT, toOutboxRow, type NewMail } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import { countHit, countHits, type RateLimit } from "../platform/database/limits";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import { changeEnquiry, type ChangeRequest } from "./change-enquiry";
import { type ContactPayload, createReference, insertEvents, toEnquiry } from "./enquiry";
import { insertTrips, listAsked, toInboxColumns, toListedColumns } from "./inbox-columns";
import { getAgencyDay } from "../../domain/booking/calendar-day";
import type { Choice } from "../../domain/booking/choice";
import { getQuotedTerms, type QuotedTerms } from "../../domain/booking/describe";
import { getDayProblem, type DayProblem, type DayRules } from "../../domain/booking/running-days";
import { isPublished } from "../../content/publication";
import type { Collection } from "../../domain/config/offer";
import type { FieldErrors } from "../../domain/contracts/error-codes";
import type { OfferFacts } from "../../domain/contracts/offer-facts";
import { isPaused } from "../../domain/lib/offer-rules";
import { getPorts, getSite, loadOffer } from "../platform/published";

export interface NewEnquiry {
  locale: Locale;
  payload: ContactPayload;
  idempotencyKey: string | undefined;
  spamReason: string | undefined;
  mails: readonly NewMail[];
  /** The limits of what strangers may have sent to the guest's address. */
  receipt: readonly RateLimit[];
  rate: RateLimit;
  dueAt?: number;
}

type KeyedEnquiry = Pick<NewEnquiry, "locale" | "payload" | "idempotencyKey">;

type Acceptance =
  | { outcome: "stored"; reference: string; isReceiptLeftOut: boolean }
  | { outcome: "repeated"; reference: string }
  | { outcome: "limited"; retryAfter: number };

const WORKED_OUT = ["told", "problems"];

/** Names what was said under a key: other words under a known key are another enquiry. What the site worked out of them may differ. */
function toStoredKey({ idempotencyKey, locale, payload }: KeyedEnquiry): string | null {
  if (idempotencyKey === undefined) return null;
  const said = JSON.stringify({ locale, payload }, (name, value: unknown) =>
    WORKED_OUT.includes(name) ? undefined : value,
  );
  return `contact:${idempotencyKey}:${createHash("sha256").update(said).digest("base64url")}`;
}

async function findRepeated(db: Kysely<Tables>, enquiry: KeyedEnquiry): Promise<string | undefined> {
  const key = toStoredKey(enquiry);
  if (key === null) return undefined;
  const known = db.selectFrom("enquiries").select("reference").where("idempotencyKey", "=", key);
  return (await known.executeTakeFirst())?.reference;
}

async function insertReferenced(
  transaction: Transaction<Tables>,
  toRow: (reference: string) => Insertable<Tables["enquiries"]>,
): Promise<string> {
  for (;;) {
    const reference = createReference();
    const { numInsertedOrUpdatedRows: rows } = await transaction
      .insertInto("enquiries")
      .values(toRow(reference))
      .onConflict((taken) => taken.column("reference").doNothing())
      .executeTakeFirst();
    if (rows === 1n) return reference;
  }
}

export function createEnquiryStore(database: Database, erasure: Erasure) {
  const { db } = database;
  const find = async (column: "id" | "reference", value: string) => {
    const row = await db.selectFrom("enquiries").selectAll().where(column, "=", value).executeTakeFirst();
    return row && toEnquiry(row);
  };
  return {
    /**
     * Accepts an enquiry, its mails and its counts in one transaction. A repeated one counts nothing. Locks are taken in the same order
     * everywhere: key, client, receipts.
     */
    accept: (enquiry: NewEnquiry, now: number) =>
      database.write(async (transaction): Promise<Acceptance> => {
        const { rate, mails, locale, payload, spamReason, idempotencyKey } = enquiry;
        if (idempotencyKey !== undefined)
          await database.lockNames(transaction, `key:contact:${idempotencyKey}`);
        const repeated = await findRepeated(transaction, enquiry);
        if (repeated !== undefined) return { outcome: "repeated", reference: repeated };
        const retryAfter = await countHit(database, transaction, rate, now);
        if (retryAfter > 0) return { outcome: "limited", retryAfter };
        const isReceiptLeftOut =
          mails.some(isReceipt) && (await countHits(database, transaction, enquiry.receipt, now)) > 0;
        const id = randomUUID();
        const asked = listAsked(payload);
        const reference = await insertReferenced(transaction, (free) => ({
          ...{ id, kind: "contact", reference: free, locale, status: "new" },
          ...{ idempotencyKey: toStoredKey(enquiry), suspicion: spamReason ?? null },
          ...{ payload, createdAt: now, touchedAt: now },
          // What is perhaps spam waits for a person to release it.
          dueAt: spamReason === undefined ? (enquiry.dueAt ?? null) : null,
          ...toInboxColumns(payload, free),
          ...toListedColumns(asked),
        }));
        await insertEvents(transaction, id, [{ kind: "received", data: {} }], now);
        await insertTrips(transaction, id, asked);
        const outbox = mails.map((mail) => ({
          ...toOutboxRow(mail, { enquiryId: id }, now),
          ...(isReceiptLeftOut && isReceipt(mail) && { ...LEFT_OUT, settledAt: now }),
        }));
        if (outbox.length > 0) await transaction.insertInto("outbox").values(outbox).execute();
        return { outcome: "stored", reference, isReceiptLeftOut };
      }),
    findRepeated: (enquiry: KeyedEnquiry) => findRepeated(db, enquiry),
    get: (id: string) => find("id", id),
    getByReference: (reference: string) => find("reference", reference),
    async list(limit: number, isSuspected = false) {
      const all = db.selectFrom("enquiries").selectAll();
      const rows = await (isSuspected ? all.where("suspicion", "is not", null) : all)
        .orderBy("createdAt", "desc")
        .limit(limit)
        .execute();
      return rows.map(toEnquiry);
    },
    getMails: (id: string) =>
      db
        .selectFrom("outbox")
        .select(["mail", "recipient", "status", "attempts", "reason"])
        .where("enquiryId", "=", id)
        .orderBy("mail")
        .execute(),
    change: (request: ChangeRequest, now: number) => changeEnquiry(database, request, now),
    /**
     * Deletes it with all that belongs to it and refused forms with its words, here, in files and in later restores; returns what went, if it was there.
     * Throws a `StillBookedError` while something of it is booked that lies ahead. The numbers of what was booked stay.
     */
    erase: (id: string, now: number) => erasure.eraseEnquiry(id, now),
  };
}

/** A visitor who began the form before the cut-off may still send it. */
const GRACE_MS = 60 * 60_000;

type CheckedBooking = { ok: true; quoted: QuotedTerms | undefined } | { ok: false; fields: FieldErrors };

/** With a day, a port or a number of persons it is a booking; without any of them a question, which may be about anything. */
function isBooking({ date, port, adults }: Choice): boolean {
  return date !== undefined || port !== undefined || adults > 0;
}

function isOnSale(offer: OfferFacts, now: number): boolean {
  return isPublished(offer, now) && !isPaused(offer);
}

/** Tells why a day cannot be booked; the grace is for the cut-off alone, not for how far ahead a day may be. */
function getBookingProblem(date: string, when: DayRules): DayProblem | undefined {
  const problem = getDayProblem(date, when);
  return problem === "too-soon" ? getDayProblem(date, { ...when, now: when.now - GRACE_MS }) : problem;
}

function getFieldProblems(choice: Choice, offer: OfferFacts | undefined, now: number): FieldErrors {
  const fields: FieldErrors = {};
  const { date, port } = choice;
  if (offer && isBooking(choice) && !isOnSale(offer, now)) return { service: "not-on-sale" };
  if (port !== undefined && offer && !offer.ports.includes(port)) fields["port"] = "invalid";
  if (date === undefined) return fields;
  const rules = getSite(DEFAULT_LOCALE).booking;
  const problem = offer
    ? getBookingProblem(date, { offer, port, rules, now })
    : date < getAgencyDay(now)
      ? "too-soon"
      : undefined;
  if (problem) fields["date"] = problem;
  return fields;
}

export function checkBooking(
  choice: Choice,
  { service, collection }: { service?: string | undefined; collection?: Collection | undefined },
  now: number,
): CheckedBooking {
  const offer = service === undefined ? undefined : loadOffer(service, collection);
  const fields = getFieldProblems(choice, offer, now);
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  // Without a number of persons there is no price to tell.
  if (!offer || choice.adults === 0) return { ok: true, quoted: undefined };
  const { pricesOn } = getSite(DEFAULT_LOCALE);
  return { ok: true, quoted: getQuotedTerms(choice, { offer, ports: getPorts(DEFAULT_LOCALE), pricesOn }) };
}
