import type { Transaction } from "kysely";

import { getQuoteTotal, getZonedDay } from "../../booking/quote";
import type { QuoteStatus } from "../../contracts/quotes";
import { changeEnquiry, type EnquiryChanged } from "./change-enquiry";
import { countOf, type Database } from "./database";
import type { NewEvent } from "./enquiry-events";
import type { NewMail } from "./outbox-row";
import { toQuote, type Quote, type QuoteData } from "./quote";
import type { Tables } from "./tables";

/** A quote before it is sent. */
export interface NewQuote extends QuoteData, Pick<Quote, "id" | "locale" | "validUntil"> {}

export interface QuoteSending {
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
  const party = [data.adults, data.children, data.smallChildren].flatMap((count) => count ?? []);
  await transaction
    .insertInto("quotes")
    .values({
      ...{ id, enquiry_id: enquiryId, status: "sent", locale, valid_until: validUntil, created_at: now },
      data: JSON.stringify(data),
      total_cents: getQuoteTotal(data.lines),
      offer: data.offer,
      travel_date: data.date,
      persons: party.length === 0 ? null : party.reduce((sum, count) => sum + count, 0),
      settled_at: null,
    })
    .execute();
}

/** Settles a quote that can still be answered; gets whether it could. The enquiry is locked: nobody else settles or replaces it meanwhile. */
async function settle(
  transaction: Transaction<Tables>,
  { quote, status }: QuoteSettling,
  now: number,
): Promise<boolean> {
  // What was accepted before holds no longer: at most one quote of an enquiry is accepted.
  if (status === "accepted") await replace(transaction, quote.enquiryId, "accepted", now);
  const settled = await transaction
    .updateTable("quotes")
    .set({ status, settled_at: now })
    .where("id", "=", quote.id)
    .where("status", "=", "sent")
    .where("valid_until", ">=", getZonedDay(now))
    .executeTakeFirst();
  // Seats are to be held here, in this transaction: `false` refuses an acceptance for which none are left.
  return countOf(settled) > 0;
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
    /** Accepts or declines a quote once, with the event, the mails and the status of its enquiry; `refused` when it is too late. */
    settle(settling: QuoteSettling, now: number): Promise<EnquiryChanged> {
      const { quote, status, text, mails, dueAt } = settling;
      const idempotencyKey = `quote:${quote.id}`;
      const data = { quoteId: quote.id };
      return changeEnquiry(
        database,
        {
          which: { id: quote.enquiryId },
          change: (enquiry) => ({
            fields: {
              status: status === "accepted" || enquiry.status === "booked" ? "booked" : "open",
              dueAt,
            },
            events: [
              status === "accepted"
                ? { kind: "quote-accepted", data, idempotencyKey }
                : { kind: "quote-declined", data: { ...data, text }, idempotencyKey },
            ],
            mails,
          }),
          also: (transaction) => settle(transaction, settling, now),
        },
        now,
      );
    },
  };
}
