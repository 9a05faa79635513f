import { getAgencyDay } from "../../booking/calendar-day";
import type { Choice } from "../../booking/choice";
import { getQuotedTerms, type QuotedTerms } from "../../booking/describe";
import { getDayProblem } from "../../booking/running-days";
import { DEFAULT_LOCALE } from "../../config/locales";
import type { Collection } from "../../config/offer";
import type { FieldErrors } from "../../contracts/error-codes";
import type { OfferFacts } from "../../contracts/offer-facts";
import { getPorts, getSite } from "../site-settings";
import { loadOffer } from "../offers/load-offer";

/** Whoever has begun to write in time is not turned away at the last minute. */
const GRACE_MS = 60 * 60_000;

export type CheckedBooking = { ok: true; told: QuotedTerms | undefined } | { ok: false; fields: FieldErrors };

function getFieldProblems(choice: Choice, offer: OfferFacts | undefined, now: number) {
  const fields: FieldErrors = {};
  const { date, port } = choice;
  if (port !== undefined && offer && !offer.ports.includes(port)) fields["port"] = "invalid";
  if (date === undefined) return fields;
  const rules = getSite(DEFAULT_LOCALE).booking;
  const problem = offer
    ? getDayProblem(date, { offer, port, rules, now: now - GRACE_MS })
    : date < getAgencyDay(now)
      ? "too-soon"
      : undefined;
  if (problem) fields["date"] = problem;
  return fields;
}

/**
 * Checks a choice against the offer as it is now: a day on which it runs, a port from which it starts. Gets what the visitor
 * was told of it. Of an offer that the server cannot find, nothing but past days is refused.
 */
export function checkBooking(
  choice: Choice,
  { service, collection }: { service?: string | undefined; collection?: Collection | undefined },
  now: number,
): CheckedBooking {
  const offer = service === undefined ? undefined : loadOffer(service, collection);
  const fields = getFieldProblems(choice, offer, now);
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  // Without a number of persons there is no price to tell.
  if (!offer || choice.adults === 0) return { ok: true, told: undefined };
  const { pricesOn } = getSite(DEFAULT_LOCALE);
  return { ok: true, told: getQuotedTerms(choice, { offer, ports: getPorts(DEFAULT_LOCALE), pricesOn }) };
}
