import type { Transaction, ExpressionBuilder } from "kysely";

import { getAgencyDay } from "../../booking/calendar-day";
import { countPersons } from "../../booking/count-persons";
import { getQuoteTotal } from "../../booking/quote";
import type { QuoteStatus } from "../../contracts/quotes";
import { refuseSeats, type SeatRequest } from "../departures/departure-seats";
import { changeEnquiry, type EnquiryChanged } from "../enquiries/change-enquiry";
import type { NewEvent } from "../enquiries/enquiry";
import { isForOffice, type NewMail } from "../mail/outbox-row";
import { getAffectedRows, type Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { toQuote, type Quote, type QuoteData } from "./quote";

/** A quote before it is sent. */
export interface NewQuote extends QuoteData, Pick<Quote, "id" | "locale" | "validUntil"> {}

interface QuoteSending {
  reference: string;
  /** The version of the enquiry that the sender has seen. */
  version: number;
  quote: NewQuote;
  by: NonNullable<NewEvent["by"]>;
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
  /** What an acceptance holds; left out where the quote names no offer or no day. */
  seats?: SeatRequest | undefined;
  /** Its offer is paused or hidden since it was sent. */
  isOffSale?: boolean;
}

/** Why an acceptance was not taken; staff were told, and the quote waits as before. `full`, `closed`: the day has no room for the party. */
export type NotHeld = "full" | "closed" | "off-sale";
export type QuoteSettled = EnquiryChanged | { outcome: NotHeld };

interface QuoteCancelling {
  reference: string;
  version: number;
  quoteId: string;
  /** Why, as the guest is told. */
  text: string;
  by: NonNullable<NewEvent["by"]>;
  idempotencyKey: string;
}

/** Marks the quotes of an enquiry that have this status as replaced. */
async function replace(
  transaction: Transaction<Tables>,
  enquiryId: string,
  status: QuoteStatus,
  now: number,
): Promise<void> {
  await transaction
    .updateTable("quotes")
    .set({ status: "replaced", settled_at: now })
    .where("enquiry_id", "=", enquiryId)
    .where("status", "=", status)
    .execute();
}

async function insert(
  transaction: Transaction<Tables>,
  enquiryId: string,
  { id, locale, validUntil, ...data }: NewQuote,
  now: number,
): Promise<void> {
  await transaction
    .insertInto("quotes")
    .values({
      ...{ id, enquiry_id: enquiryId, status: "sent", locale, valid_until: validUntil, created_at: now },
      data: JSON.stringify(data),
      total_cents: getQuoteTotal(data.lines),
      offer: data.offer,
      travel_date: data.date,
      persons: countPersons(data),
      settled_at: null,
    })
    .execute();
}

/** Tells whether a quote can still be answered. The enquiry is locked: nobody else settles or replaces it meanwhile. */
async function isOpen(
  transaction: Transaction<Tables>,
  { id }: QuoteSettling["quote"],
  now: number,
): Promise<boolean> {
  const open = await transaction
    .selectFrom("quotes")
    .select("id")
    .where("id", "=", id)
    .where("status", "=", "sent")
    .where("valid_until", ">=", getAgencyDay(now))
    .executeTakeFirst();
  return open !== undefined;
}

/** Settles a quote that can still be answered; gets whether it could. */
async function settle(
  transaction: Transaction<Tables>,
  { quote, status }: QuoteSettling,
  now: number,
): Promise<boolean> {
  if (!(await isOpen(transaction, quote, now))) return false;
  // What was accepted before holds no longer: at most one quote of an enquiry is accepted.
  if (status === "accepted") await replace(transaction, quote.enquiryId, "accepted", now);
  await transaction
    .updateTable("quotes")
    .set({ status, settled_at: now })
    .where("id", "=", quote.id)
    .execute();
  return true;
}

/** Creates the store of quotes: sent, accepted or refused by the guest, cancelled. */
export function createQuoteStore(database: Database) {
  const { db } = database;
  return {
    async get(id: string): Promise<Quote | undefined> {
      const row = await db.selectFrom("quotes").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toQuote(row);
    },
    /** Lists the quotes of an enquiry, the newest last. */
    async list(enquiryId: string): Promise<Quote[]> {
      const all = db.selectFrom("quotes").selectAll().where("enquiry_id", "=", enquiryId);
      return (await all.orderBy("created_at").orderBy("id").execute()).map(toQuote);
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
          change: ({ spamReason, status, payload }) =>
            spamReason !== null
              ? undefined
              : {
                  fields: { status: status === "booked" ? "booked" : "answered", answeredAt: now },
                  events: [{ kind: "quoted", data: { quoteId: quote.id }, by, idempotencyKey }],
                  mails: [{ mail: "visitor-quote", recipient: payload.email }],
                },
          also: async (transaction, { id }) => {
            await replace(transaction, id, "sent", now);
            await insert(transaction, id, quote, now);
            return true;
          },
        },
        now,
      );
    },
    /**
     * Accepts or declines a quote once, with the event, the mails and the status of its enquiry; `refused` when it is too late. Places are
     * held by the accepted quote itself, under the lock of its day: where there are none, staff are told instead.
     */
    async settle(settling: QuoteSettling, now: number): Promise<QuoteSettled> {
      const { quote, status, text, mails, dueAt, seats, isOffSale } = settling;
      const { enquiryId, id } = quote;
      const key = { idempotencyKey: `quote:${id}` };
      let notHeld: NotHeld | undefined = status === "accepted" && isOffSale ? "off-sale" : undefined;
      const getEvent = (): NewEvent => {
        const data = { quoteId: id };
        if (notHeld !== undefined) return { kind: "quote-not-held", data: { ...data, why: notHeld }, ...key };
        return status === "accepted"
          ? { kind: "quote-accepted", data, ...key }
          : { kind: "quote-declined", data: { ...data, text }, ...key };
      };
      const changed = await changeEnquiry(
        database,
        {
          which: { id: enquiryId },
          first: async (transaction) => {
            if (status === "accepted" && seats !== undefined && !isOffSale)
              notHeld = await refuseSeats(transaction, database, seats, { enquiryId, now });
          },
          change: (enquiry) => {
            const isAccepted = status === "accepted" && notHeld === undefined;
            return {
              fields: { status: isAccepted || enquiry.status === "booked" ? "booked" : "open", dueAt },
              events: [getEvent()],
              mails: notHeld === undefined ? mails : mails.filter(isForOffice),
            };
          },
          also: (transaction) =>
            notHeld === undefined ? settle(transaction, settling, now) : isOpen(transaction, quote, now),
        },
        now,
      );
      const isTold = changed.outcome === "changed" || changed.outcome === "repeated";
      return notHeld !== undefined && isTold ? { outcome: notHeld } : changed;
    },
    /** Cancels an accepted quote, which frees its places, with a mail to the guest; `refused` when it is not accepted. */
    cancel(cancelling: QuoteCancelling, now: number): Promise<EnquiryChanged> {
      const { reference, version, quoteId, text, by, idempotencyKey } = cancelling;
      return changeEnquiry(
        database,
        {
          which: { reference },
          version,
          change: ({ status, payload }) => ({
            fields: status === "booked" ? { status: "answered" } : {},
            events: [{ kind: "quote-cancelled", data: { quoteId, text }, by, idempotencyKey }],
            mails: [{ mail: "visitor-cancelled", recipient: payload.email }],
          }),
          also: async (transaction, { id }) => {
            const cancelled = await transaction
              .updateTable("quotes")
              .set({ status: "cancelled", settled_at: now })
              .where("id", "=", quoteId)
              .where("enquiry_id", "=", id)
              .where("status", "=", "accepted")
              .executeTakeFirst();
            return getAffectedRows(cancelled) > 0;
          },
        },
        now,
      );
    },
  };
}

/** Selects the accepted quotes of an enquiry, inside a condition of enquiries. */
export function selectAcceptedQuotes({
  selectFrom,
}: Pick<ExpressionBuilder<Tables, "enquiries">, "selectFrom">) {
  return selectFrom("quotes")
    .select("quotes.id")
    .whereRef("quotes.enquiry_id", "=", "enquiries.id")
    .where("quotes.status", "=", "accepted");
}
