import { addDays, getAgencyDay } from "../../booking/calendar-day";
import { countPersons } from "../../booking/count-persons";
import { getRefusal } from "../../booking/day-places";
import { DEFAULT_LOCALE } from "../../config/locales";
import { loadOffer } from "../offers/load-offer";
import { getSite } from "../site-settings";
import type { SeatRequest } from "../store/departure-seats";
import type { Quote, QuoteData } from "../store/quote";
import type { Store } from "../store/store";
import { getPartyPlaces, isClosedByContent, UNKNOWN_OFFER } from "./day-places";
import { getFreeDays } from "./free-days";
import { loadDays } from "./load-days";

type Trip = Pick<QuoteData, "offer" | "date" | "port" | "adults" | "children" | "smallChildren">;

/** Why a quote cannot be accepted: its day cannot take the party, and on which other days it could go; or its offer is paused or hidden. */
export interface QuoteRefusal {
  why: "full" | "closed" | "off-sale";
  freeDays: string[];
}

/** Gets what accepting a quote asks of its day; `undefined` without an offer or a day. */
export function getSeatRequest(quote: Trip): SeatRequest | undefined {
  const { offer: key, date: day } = quote;
  if (key === null || day === null) return undefined;
  const rules = loadOffer(key) ?? UNKNOWN_OFFER;
  return { offer: key, day, rules, persons: countPersons(quote), isClosed: isClosedByContent(rules, day) };
}

/** Gets the first and the last day that can be chosen at a moment. */
export function getOpenRange(now: number): { from: string; to: string } {
  const today = getAgencyDay(now);
  return { from: today, to: addDays(today, getSite(DEFAULT_LOCALE).booking.days_ahead) };
}

/** Loads why the day of a quote could not take its party at this moment; `undefined` when it could. */
export async function loadDayRefusal(
  store: Store,
  quote: Trip & Partial<Pick<Quote, "enquiryId">>,
  now: number,
): Promise<(QuoteRefusal & { why: "full" | "closed" }) | undefined> {
  const { offer: key, date: day, port } = quote;
  if (key === null || day === null) return undefined;
  const offer = loadOffer(key);
  const places = getPartyPlaces(offer, quote);
  const asked = { key, offer, exceptEnquiryId: quote.enquiryId };
  const own = await loadDays(store, { ...asked, from: day, to: day });
  const why = getRefusal(own.get(day), places);
  if (why === undefined) return undefined;
  const days = await loadDays(store, { ...asked, ...getOpenRange(now) });
  return { why, freeDays: getFreeDays(offer, { day, port, places }, days.get, now) };
}
