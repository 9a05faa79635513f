import { getAgencyDay } from "../../domain/booking/calendar-day";
import type { Choice } from "../../domain/booking/choice";
import { getQuotedTerms, type QuotedTerms } from "../../domain/booking/describe";
import { getDayProblem, type DayProblem, type DayRules } from "../../domain/booking/running-days";
import { isPublished } from "../../content/publication";
import { DEFAULT_LOCALE } from "../../domain/config/locales";
import type { Collection } from "../../domain/config/offer";
import type { FieldErrors } from "../../domain/contracts/error-codes";
import type { OfferFacts } from "../../domain/contracts/offer-facts";
import { isPaused } from "../../domain/lib/is-paused";
import { getPorts, getSite, loadOffer } from "../platform/published";

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
