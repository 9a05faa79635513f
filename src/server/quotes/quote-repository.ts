import type { Transaction } from "kysely";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import { getQuoteTotal } from "../../domain/booking/quote";
import { changeEnquiry, toAnswered, type EnquiryChanged } from "../enquiries/change-enquiry";
import { mailGuest, type By } from "../enquiries/enquiry";
import { refreshListing } from "../enquiries/inbox-columns";
import { hasTrip } from "../enquiries/inbox-repository";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { listLines, toQuote, type NewQuote, type Quote } from "./quote";

/** A quote before it is sent. */
interface QuoteSending {
  reference: string;
  /** The version of the enquiry that the sender has seen. */
  version: number;
  quote: NewQuote;
  by: By;
  idempotencyKey: string;
}

/** Nobody reads a longer list at once. */
const MAX_ENDING = 50;

/** Ends the quote of an enquiry that waits for an answer, and stores another one in its place. */
async function insertQuote(
  transaction: Transaction<Tables>,
  enquiryId: string,
  { id, locale, validUntil, ...data }: NewQuote,
  now: number,
): Promise<void> {
  await transaction
    .updateTable("quotes")
    .set({ status: "replaced", settledAt: now })
    .where("enquiryId", "=", enquiryId)
    .where("status", "=", "sent")
    .execute();
  await transaction
    .insertInto("quotes")
    .values({
      ...{ id, enquiryId, status: "sent", locale, validUntil, createdAt: now },
      data,
      totalCents: getQuoteTotal(listLines(data)),
      settledAt: null,
    })
    .execute();
  await refreshListing(transaction, enquiryId);
}

/** Settles a quote that can still be answered; returns whether it could. The enquiry is locked: nobody else settles or replaces it meanwhile. */
export async function settle(
  transaction: Transaction<Tables>,
  id: string,
  status: "accepted" | "declined" | "sent",
  now: number,
): Promise<boolean> {
  const settled = await transaction
    .updateTable("quotes")
    .set({ status, settledAt: status === "sent" ? null : now })
    .where("id", "=", id)
    .where("status", "=", "sent")
    .where("validUntil", ">=", getAgencyDay(now))
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}

export function createQuoteStore(database: Database) {
  const { db } = database;
  return {
    async get(id: string): Promise<Quote | undefined> {
      const row = await db.selectFrom("quotes").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toQuote(row);
    },
    /** Lists the quotes of an enquiry, the newest last. */
    async list(enquiryId: string): Promise<Quote[]> {
      const all = db.selectFrom("quotes").selectAll().where("enquiryId", "=", enquiryId);
      return (await all.orderBy("createdAt").orderBy("id").execute()).map(toQuote);
    },
    /** Lists the quotes that wait for an answer and can be accepted for the last time within these days, the first to end first. */
    async listEnding({ from, to }: { from: string; to: string }) {
      return db
        .selectFrom("quotes")
        .innerJoin("enquiries", "enquiries.id", "quotes.enquiryId")
        .select(["quotes.id", "reference", "payload", "validUntil", "totalCents"])
        .where("quotes.status", "=", "sent")
        .where("validUntil", ">=", from)
        .where("validUntil", "<=", to)
        .where("suspicion", "is", null)
        .orderBy("validUntil")
        .orderBy("quotes.id")
        .limit(MAX_ENDING)
        .execute();
    },
    /** Counts what an offer has promised or may still promise: held enquiries count as none, and trips that are over. */
    async countCommitments(offer: string, now: number) {
      const today = getAgencyDay(now);
      const [waiting, open, booked] = await Promise.all([
        db
          .selectFrom("enquiries")
          .select("id")
          .where("suspicion", "is", null)
          // What is quoted or booked is counted as such.
          .where("about", "=", "asked")
          .where("status", "in", ["new", "open", "answered"])
          .where((where) => hasTrip(where, { offer }))
          .execute(),
        db
          .selectFrom("quotes")
          .selectAll()
          .where("status", "=", "sent")
          .where("validUntil", ">=", today)
          .execute(),
        db
          .selectFrom("bookingTrips")
          .select("day")
          .where("offer", "=", offer)
          .where("status", "=", "confirmed")
          .where(({ or, eb }) => or([eb("day", "is", null), eb("day", ">=", today)]))
          .orderBy("day")
          .execute(),
      ]);
      const quotes = open.map(toQuote).filter(({ trips }) => trips.some((trip) => trip.offer === offer));
      return {
        ...{ enquiries: waiting.length, quotes: quotes.length, bookings: booked.length },
        nextDay: booked.find(({ day }) => day !== null)?.day ?? null,
      };
    },
    /**
     * Stores a quote with its event and its mail, in the place of the one that waits for an answer. It is the guest's turn then; what is
     * booked stays booked. A held enquiry is `refused`: it has to be released first.
     */
    send(sending: QuoteSending, now: number): Promise<EnquiryChanged> {
      const { reference, version, quote, by, idempotencyKey } = sending;
      return changeEnquiry(
        database,
        {
          which: { reference },
          version,
          change: (enquiry) =>
            toAnswered(enquiry, {
              event: { kind: "quoted", data: { quoteId: quote.id }, by, idempotencyKey },
              mails: mailGuest(enquiry, "visitor-quote"),
              ...{ by, now },
            }),
          also: (transaction, { id }) => insertQuote(transaction, id, quote, now),
        },
        now,
      );
    },
  };
}
