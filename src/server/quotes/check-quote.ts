import { addDays, getAgencyDay } from "../../booking/calendar-day";
import { getQuoteTotal } from "../../booking/quote";
import type { QuoteSend } from "../../contracts/enquiry-changes";
import type { FieldErrors } from "../../contracts/error-codes";
import { QUOTE_LIMITS } from "../../contracts/limits";
import { loadOffer } from "../offers/load-offer";

/** Nobody promises a price for longer. */
const MAX_VALID_DAYS = 365;

function checkDays({ date, validUntil }: QuoteSend, today: string): FieldErrors {
  if (date !== undefined && date < today) return { date: "too-soon" };
  if (validUntil < today) return { validUntil: "too-soon" };
  // A price for a trip that is over helps nobody.
  const latest = date ?? addDays(today, MAX_VALID_DAYS);
  return validUntil > latest ? { validUntil: "too-far" } : {};
}

/** Finds what is wrong with a quote that staff send, field by field; by the day in Santo Domingo. */
export function checkQuote(quote: QuoteSend, now: number): FieldErrors {
  const total = getQuoteTotal(quote.lines);
  return {
    ...(quote.offer !== undefined && loadOffer(quote.offer) === undefined && { offer: "invalid" as const }),
    ...((total < 0 || total > QUOTE_LIMITS.cents) && { lines: "invalid-number" as const }),
    ...checkDays(quote, getAgencyDay(now)),
  };
}
