import type { Transaction } from "kysely";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import { getQuoteTotal } from "../../domain/booking/quote";
import { bookTrips, cancelTrips, type NewBooking } from "../bookings/booking-repository";
import { refuseSeats } from "../departures/departure-seats";
import { changeEnquiry, type EnquiryChanged } from "../enquiries/change-enquiry";
import { mailGuest, type By, type Enquiry, type NewEvent } from "../enquiries/enquiry";
import { refreshListing } from "../enquiries/inbox-columns";
import { hasTrip } from "../enquiries/inbox-repository";
import { isForOffice, type NewMail } from "../mail/outbox-row";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { listLines, toQuote, type Quote, type QuoteData } from "./quote";

/** A quote before it is sent. */
export interface NewQuote extends QuoteData, Pick<Quote, "id" | "locale" | "validUntil"> {}

interface QuoteSending {
  reference: string;
  /** The version of the enquiry that the sender has seen. */
  version: number;
  quote: NewQuote;
  by: By;
  idempotencyKey: string;
}

export interface QuoteSettling {
  quote: Pick<Quote, "id" | "enquiryId">;
  status: "accepted" | "declined";
  /** Why it was declined. */
  text: string;
  mails: readonly NewMail[];
  /** When staff are to have confirmed it, or answered again. */
  dueAt: number;
  booking?: NewBooking;
  replaces?: readonly string[];
  /** Its offer is paused or hidden since it was sent. */
  isOffSale?: boolean;
}

/** Why an acceptance was not taken; staff were told, and the quote waits as before. `full`, `closed`: the day has no room for the party. */
export type NotHeld = "full" | "closed" | "off-sale";
export type QuoteSettled = EnquiryChanged | { outcome: NotHeld };

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
      data: JSON.stringify(data),
      totalCents: getQuoteTotal(listLines(data)),
      settledAt: null,
    })
    .execute();
  await refreshListing(transaction, enquiryId);
}

/** Tells whether a quote can still be answered. The enquiry is locked: nobody else settles or replaces it meanwhile. */
async function isOpen(transaction: Transaction<Tables>, id: string, now: number): Promise<boolean> {
  const open = await transaction
    .selectFrom("quotes")
    .select("id")
    .where("id", "=", id)
    .where("status", "=", "sent")
    .where("validUntil", ">=", getAgencyDay(now))
    .executeTakeFirst();
  return open !== undefined;
}

/** The store of quotes: sent, accepted or declined by the guest. */
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
      const rows = await db
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
      return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as Enquiry["payload"] }));
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
            enquiry.spamReason !== null
              ? undefined
              : {
                  fields: {
                    ...{ status: enquiry.status === "booked" ? "booked" : "answered", answeredAt: now },
                    personId: enquiry.personId ?? by.id,
                  },
                  events: [{ kind: "quoted", data: { quoteId: quote.id }, by, idempotencyKey }],
                  mails: mailGuest(enquiry, "visitor-quote"),
                },
          also: (transaction, { id }) => insertQuote(transaction, id, quote, now),
        },
        now,
      );
    },
    /**
     * Accepts or declines a quote once, with the event, the mails and the status of its enquiry; `refused` when it is too late. All its
     * trips are booked under the locks of their days, or none: where one has no place, staff are told instead.
     */
    async settle(settling: QuoteSettling, now: number): Promise<QuoteSettled> {
      const { quote, status, text, mails, dueAt, booking, replaces = [], isOffSale } = settling;
      const { enquiryId, id } = quote;
      const isAcceptance = status === "accepted";
      let notHeld: NotHeld | undefined = isAcceptance && isOffSale ? "off-sale" : undefined;
      const getEvent = (): NewEvent => {
        const data = { quoteId: id };
        const key = { idempotencyKey: `quote:${id}` };
        if (notHeld !== undefined) return { kind: "quote-not-held", data: { ...data, why: notHeld }, ...key };
        return isAcceptance
          ? { kind: "quote-accepted", data, ...key }
          : { kind: "quote-declined", data: { ...data, text }, ...key };
      };
      const changed = await changeEnquiry(
        database,
        {
          which: { id: enquiryId },
          first: async (transaction) => {
            if (isAcceptance && !isOffSale)
              notHeld = await refuseSeats(transaction, booking?.trips ?? [], { exceptTrips: replaces, now });
          },
          change: (enquiry) => {
            const isAccepted = isAcceptance && notHeld === undefined;
            return {
              fields: {
                status: isAccepted || enquiry.status === "booked" ? "booked" : "open",
                dueAt,
                // What is booked is no spam, whoever took it for some: it would be deleted with it.
                ...(isAccepted && { isHeld: false }),
              },
              events: [getEvent()],
              mails: notHeld === undefined ? mails : mails.filter(isForOffice),
            };
          },
          also: async (transaction) => {
            if (!(await isOpen(transaction, id, now))) return false;
            if (notHeld !== undefined) return true;
            const settled = transaction.updateTable("quotes").set({ status, settledAt: now });
            await settled.where("id", "=", id).execute();
            if (isAcceptance && booking !== undefined) {
              await cancelTrips(transaction, enquiryId, replaces, { by: "replaced", who: null, now });
              await bookTrips(transaction, enquiryId, booking, { now });
            } else await refreshListing(transaction, enquiryId);
            return true;
          },
        },
        now,
      );
      const isTold = changed.outcome === "changed" || changed.outcome === "repeated";
      return notHeld !== undefined && isTold ? { outcome: notHeld } : changed;
    },
  };
}
