import type { Selectable } from "kysely";

import { getQuoteTotal, isQuoteOver } from "../../booking/quote";
import { toLocale, type Locale } from "../../config/locales";
import type { Deposit, QuoteLine, QuoteStatus, QuoteTerm, QuoteTrip } from "../../contracts/quotes";
import type { Tables } from "../platform/database/schema";

/** All of it as it was sent, whatever prices and titles become. */
export interface QuoteData {
  trips: QuoteTrip[];
  /** Of no trip. */
  lines: QuoteLine[];
  currency: "USD";
  deposit: Deposit | null;
  /** The booked trips that it takes the place of. */
  replaces: { id: string; title: string; date: string | null }[];
  terms: QuoteTerm[];
  payUrl: string;
  text: string;
  /** Staff knew that an offer was paused or hidden, and sent it nevertheless. */
  isOffSale?: boolean;
}

/** A quote that was sent. */
export interface Quote extends QuoteData {
  id: string;
  enquiryId: string;
  status: QuoteStatus;
  locale: Locale;
  /** `YYYY-MM-DD`: good until the end of this day in Santo Domingo. */
  validUntil: string;
  createdAt: number;
  settledAt: number | null;
}

export function toQuote(row: Selectable<Tables["quotes"]>): Quote {
  return {
    ...(JSON.parse(row.data) as QuoteData),
    id: row.id,
    enquiryId: row.enquiryId,
    status: row.status,
    locale: toLocale(row.locale),
    validUntil: row.validUntil,
    createdAt: row.createdAt,
    settledAt: row.settledAt,
  };
}

/** All lines of a quote, those of its trips first. */
export function listLines({
  trips,
  lines,
}: {
  trips: readonly { lines: readonly QuoteLine[] }[];
  lines: readonly QuoteLine[];
}): QuoteLine[] {
  return [...trips.flatMap((trip) => trip.lines), ...lines];
}

/** The quote as staff see it. */
export function toQuoteReply(quote: Quote, now: number) {
  const { enquiryId: _enquiry, locale: _locale, isOffSale: _sale, createdAt, settledAt, ...rest } = quote;
  return {
    ...rest,
    isOver: isQuoteOver(quote.validUntil, now),
    totalCents: getQuoteTotal(listLines(quote)),
    sentAt: new Date(createdAt).toISOString(),
    settledAt: settledAt === null ? null : new Date(settledAt).toISOString(),
  };
}
