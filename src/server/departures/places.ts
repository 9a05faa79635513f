import { addDays, getAgencyDay } from "../../domain/booking/calendar-day";
import {
  getDayState,
  getRefusal,
  isSoldByBoat,
  type DayPlaces,
  type DayState,
} from "../../domain/booking/day-places";
import { getNextDays } from "../../domain/booking/running-days";
import { DEFAULT_LOCALE, type Locale } from "../../domain/config/locales";
import { isPublished } from "../../content/publication";
import { offerKey } from "../../domain/contracts/fields";
import type { OfferFacts } from "../../domain/contracts/offer-facts";
import type { Trip } from "../../domain/contracts/quotes";
import { isPaused } from "../../domain/lib/offer-rules";
import { type Answer, type Exchange, HttpError } from "../platform/http/request";
import { getMailTranslator, loadOffer, getSite } from "../platform/published";
import { type Store, getStore } from "../store";
import type { Departure, StoredDeparture } from "./departure-repository";
import {
  findRefusal,
  getDayPlaces,
  getTripPlaces,
  isClosedByContent,
  loadDays,
  type OfferDays,
  UNKNOWN_OFFER,
} from "./departure-seats";

export function toDepartureRow(
  { offer: key, day }: Departure,
  offer: OfferDays | undefined,
  stored: StoredDeparture | undefined,
) {
  const rules = offer ?? UNKNOWN_OFFER;
  const places = getDayPlaces(offer, day, stored);
  const parties = stored?.parties ?? [];
  const state: DayState | "free" | "cancelled" =
    stored?.status === "cancelled" ? "cancelled" : (getDayState(rules, places) ?? "free");
  return {
    ...{ offer: key, day, held: places.held, capacity: places.capacity ?? null, state },
    isByBoat: isSoldByBoat(rules),
    persons: parties.reduce<number>((sum, persons) => sum + (persons ?? 0), 0),
    parties: parties.length,
  };
}

/** Lists the days that can be asked for on which an offer runs from a port. */
function listRunningDays(offer: OfferFacts, port: string | null, now: number): string[] {
  const rules = getSite(DEFAULT_LOCALE).booking;
  return getNextDays({ offer, port: port ?? undefined, rules, now }, rules.days_ahead + 1);
}

/** How many other days a guest is told of. */
const FREE_DAYS = 5;

/** Lists the days next to one on which a party cannot go. */
export function getFreeDays(
  offer: OfferFacts | undefined,
  { day: wanted, port, places }: { day: string; port: string | null; places: number },
  getPlaces: (day: string) => DayPlaces,
  now: number,
): string[] {
  if (offer === undefined || !isPublished(offer, now) || isPaused(offer)) return [];
  const getDistance = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted));
  return listRunningDays(offer, port, now)
    .filter((day) => day !== wanted && getRefusal(getPlaces(day), places) === undefined)
    .sort((one, other) => getDistance(one) - getDistance(other))
    .slice(0, FREE_DAYS)
    .sort();
}

/** Loads what staff have to know of the places of a day that a guest asks for: how many are taken, that it is full or closed. */
export async function loadPlaceNotes(
  { departures }: Store,
  { service: key, date: day }: { service?: string | undefined; date?: string | undefined },
  locale: Locale,
): Promise<string[]> {
  if (key === undefined || day === undefined) return [];
  const { offer, stored, get } = await loadDays(departures.list, { offer: key, from: day, to: day });
  if (offer === undefined) return [];
  const t = getMailTranslator(locale);
  const { state, held, capacity, isByBoat } = toDepartureRow({ offer: key, day }, offer, stored.get(day));
  const isFull = getRefusal({ ...get(day), isClosed: false }, 1) === "full";
  // What the editor has closed is told as sold out already.
  const isClosed = (state === "closed" || state === "cancelled") && !isClosedByContent(offer, day);
  return [
    ...(isClosed ? [t(`problems.${state}`)] : []),
    ...(isFull ? [t("problems.full")] : []),
    ...(capacity === null ? [] : [t(isByBoat ? "problems.boats" : "problems.places", { held, capacity })]),
  ];
}

/** Why a trip cannot be booked: its day cannot take the party, and on which other days it could go; or its offer is paused or hidden. */
export interface TripRefusal {
  why: "full" | "closed" | "off-sale";
  day: string | null;
  freeDays: string[];
}

export function getOpenRange(now: number): { from: string; to: string } {
  const today = getAgencyDay(now);
  return { from: today, to: addDays(today, getSite(DEFAULT_LOCALE).booking.days_ahead) };
}

/** Loads why one of the trips could not be booked at this moment; `undefined` when all could. Places of `exceptTrips` count as free. */
export async function loadRefusal(
  { departures }: Store,
  { trips, exceptTrips }: { trips: readonly Trip[]; exceptTrips: readonly string[] },
  now: number,
): Promise<(TripRefusal & { why: "full" | "closed" }) | undefined> {
  const refusal = await findRefusal(departures.list, trips, exceptTrips);
  if (refusal === undefined) return undefined;
  const { offer: key, day, why } = refusal;
  const { offer, get } = await loadDays(departures.list, { offer: key, exceptTrips, ...getOpenRange(now) });
  return { why, day, freeDays: getFreeDays(offer, refusal, get, now) };
}

/** How many days a guest can choose from. */
const CHOICES = 60;

/** Loads the days on which a trip could be booked, for a guest to choose from. */
export async function loadDayChoices({ departures }: Store, trip: Trip, now: number): Promise<string[]> {
  if (trip.offer === null) return [];
  const { offer, get } = await loadDays(departures.list, { offer: trip.offer, ...getOpenRange(now) });
  if (offer === undefined) return [];
  const places = getTripPlaces(offer, trip);
  return listRunningDays(offer, trip.port, now)
    .filter((day) => getRefusal(get(day), places) === undefined)
    .slice(0, CHOICES);
}

/** Answers which coming days of an offer are nearly full, full or closed. Figures are not told. */
export async function answerDays(exchange: Exchange): Promise<Answer> {
  const asked = offerKey().safeParse(exchange.query("offer"));
  if (!asked.success) throw new HttpError("invalid", { fields: { offer: "invalid" } });
  const key = asked.data;
  const now = Date.now();
  const offer = loadOffer(key);
  if (offer === undefined || !isPublished(offer, now)) throw new HttpError("not-found");
  const range = getOpenRange(now);
  const days: Record<string, DayState> = {};
  if (!isPaused(offer)) {
    const { departures } = await getStore();
    const loaded = await loadDays(departures.list, { offer: key, ...range });
    const closed = (offer.closed_days ?? []).filter((day) => day >= range.from && day <= range.to);
    for (const day of [...new Set([...loaded.stored.keys(), ...closed])].sort()) {
      const state = getDayState(offer, loaded.get(day));
      if (state !== undefined) days[day] = state;
    }
  }
  return { status: 200, headers: { "Cache-Control": "public, max-age=60" }, json: { days } };
}
