import type { Selectable } from "kysely";

import { getQuoteTotal, isQuoteOver } from "../../booking/quote";
import { toLocale, type Locale } from "../../config/locales";
import type { QuoteReply, QuoteStatus } from "../../contracts/quotes";
import type { Tables } from "../platform/database/schema";

/** What a guest was offered: all of it as it was sent, whatever prices and titles become. */
export type QuoteData = Pick<
  QuoteReply,
  | "offer"
  | "title"
  | "port"
  | "date"
  | "adults"
  | "children"
  | "smallChildren"
  | "lines"
  | "currency"
  | "payUrl"
  | "text"
> & {
  /** Staff knew that the offer was paused or hidden, and sent it nevertheless. */
  isOffSale?: boolean;
};

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

/** Reshapes a row. */
export function toQuote(row: Selectable<Tables["quotes"]>): Quote {
  return {
    ...(JSON.parse(row.data) as QuoteData),
    id: row.id,
    enquiryId: row.enquiry_id,
    status: row.status,
    locale: toLocale(row.locale),
    validUntil: row.valid_until,
    createdAt: row.created_at,
    settledAt: row.settled_at,
  };
}

/** Gets a quote as staff see it. */
export function toQuoteReply(quote: Quote, now: number): QuoteReply {
  const { enquiryId: _enquiry, locale: _locale, isOffSale: _sale, createdAt, settledAt, ...rest } = quote;
  return {
    ...rest,
    isOver: isQuoteOver(quote.validUntil, now),
    totalCents: getQuoteTotal(quote.lines),
    sentAt: new Date(createdAt).toISOString(),
    settledAt: settledAt === null ? null : new Date(settledAt).toISOString(),
  };
}
