import { addDays, getAgencyDay } from "../../domain/booking/calendar-day";
import {
  getDayState,
  getTakenPlaces,
  isSoldByBoat,
  type DayPlaces,
  type DayState,
  type OfferPlaces,
  getRefusal,
  countPersons,
  type KnownParty,
} from "../../domain/booking/day-places";
import { getNextDays } from "../../domain/booking/running-days";
import { DEFAULT_LOCALE, type Locale } from "../../domain/config/locales";
import { isPublished } from "../../content/publication";
import { offerKey } from "../../domain/contracts/fields";
import type { OfferFacts } from "../../domain/contracts/offer-facts";
import type { Trip } from "../../domain/contracts/quotes";
import { isPaused } from "../../domain/lib/is-paused";
import { answerOnce, createETag, type Answer, type Exchange } from "../platform/http/request";
import { HttpError } from "../platform/http/http-error";
import { getMailTranslator } from "../platform/messages";
import { loadOffer, getSite } from "../platform/published";
import { type Store, getStore } from "../store";
import type { StoredDeparture } from "./departure-repository";
import { toDepartureId, type Departure, type SeatRequest } from "./departure-seats";

type OfferDays = OfferPlaces & Pick<OfferFacts, "closed_days">;

/** An offer that is gone: what was booked of it stays, and nothing limits it. */
export const UNKNOWN_OFFER: OfferDays = { price_basis: "per-person" };

/** Returns how a day of an offer stands: what guests hold, what the content says, what staff have closed. The only answer to that question. */
function getDayPlaces(
  offer: OfferDays | undefined,
  day: string,
  stored: Pick<StoredDeparture, "status" | "parties"> | undefined,
): DayPlaces {
  const rules = offer ?? UNKNOWN_OFFER;
  const parties = stored?.parties ?? [];
  return {
    held: parties.reduce<number>((sum, persons) => sum + getTakenPlaces(rules, persons), 0),
    capacity: rules.daily_capacity ?? undefined,
    isClosed: (stored !== undefined && stored.status !== "open") || isClosedByContent(offer, day),
  };
}

/** How many places of an offer a party takes. */
function getPartyPlaces(offer: OfferDays | undefined, party: KnownParty): number {
  return getTakenPlaces(offer ?? UNKNOWN_OFFER, countPersons(party));
}

/** Tells whether the editor has closed a day. */
export function isClosedByContent(offer: OfferDays | undefined, day: string): boolean {
  return offer?.closed_days?.includes(day) ?? false;
}

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

interface AskedDays {
  key: string;
  offer: OfferDays | undefined;
  from: string;
  to: string;
  /** Trips that are left out: they would be replaced. */
  exceptTrips?: readonly string[] | undefined;
}

/** Loads how days of an offer stand; `stored` are those of which something is stored. */
export async function loadDays({ departures }: Store, { key, offer, ...range }: AskedDays) {
  const rows = await departures.list({ offer: key, ...range });
  const stored = new Map(rows.map((row) => [row.day, row]));
  return { stored, get: (day: string) => getDayPlaces(offer, day, stored.get(day)) };
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
  const rules = getSite(DEFAULT_LOCALE).booking;
  const running = getNextDays({ offer, port: port ?? undefined, rules, now }, rules.days_ahead + 1);
  const getDistance = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted));
  return running
    .filter((day) => day !== wanted && getRefusal(getPlaces(day), places) === undefined)
    .sort((one, other) => getDistance(one) - getDistance(other))
    .slice(0, FREE_DAYS)
    .sort();
}

/** Loads what staff have to know of the places of a day that a guest asks for: how many are taken, that it is full or closed. */
export async function loadPlaceNotes(
  store: Store,
  { service: key, date: day }: { service?: string | undefined; date?: string | undefined },
  locale: Locale,
): Promise<string[]> {
  const offer = key === undefined ? undefined : loadOffer(key);
  if (key === undefined || day === undefined || offer === undefined) return [];
  const days = await loadDays(store, { key, offer, from: day, to: day });
  const t = getMailTranslator(locale);
  const stored = days.stored.get(day);
  const { state, held, capacity, isByBoat } = toDepartureRow({ offer: key, day }, offer, stored);
  const isFull = getRefusal({ ...days.get(day), isClosed: false }, 1) === "full";
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

/** Trips without an offer or a day ask nothing. */
export function listSeatRequests(trips: readonly Trip[]): SeatRequest[] {
  return trips.flatMap((trip) => {
    const { offer: key, date: day } = trip;
    if (key === null || day === null) return [];
    const rules = loadOffer(key) ?? UNKNOWN_OFFER;
    return [{ offer: key, day, rules, persons: countPersons(trip), isClosed: isClosedByContent(rules, day) }];
  });
}

export function getOpenRange(now: number): { from: string; to: string } {
  const today = getAgencyDay(now);
  return { from: today, to: addDays(today, getSite(DEFAULT_LOCALE).booking.days_ahead) };
}

/** Loads why one of the trips could not be booked at this moment; `undefined` when all could. Places of `exceptTrips` count as free. */
export async function loadRefusal(
  store: Store,
  { trips, exceptTrips }: { trips: readonly Trip[]; exceptTrips: readonly string[] },
  now: number,
): Promise<(TripRefusal & { why: "full" | "closed" }) | undefined> {
  const taken = new Map<string, number>();
  for (const trip of trips) {
    const { offer: key, date: day, port } = trip;
    if (key === null || day === null) continue;
    const offer = loadOffer(key);
    const id = toDepartureId({ offer: key, day });
    // Two trips of one day need their places together.
    const places = getPartyPlaces(offer, trip) + (taken.get(id) ?? 0);
    taken.set(id, places);
    const own = await loadDays(store, { key, offer, exceptTrips, from: day, to: day });
    const why = getRefusal(own.get(day), places);
    if (why === undefined) continue;
    const days = await loadDays(store, { key, offer, exceptTrips, ...getOpenRange(now) });
    return { why, day, freeDays: getFreeDays(offer, { day, port, places }, days.get, now) };
  }
  return undefined;
}

/** How many days a guest can choose from. */
const CHOICES = 60;

/** Loads the days on which a trip could be booked, for a guest to choose from. */
export async function loadDayChoices(store: Store, trip: Trip, now: number): Promise<string[]> {
  const { offer: key, port } = trip;
  const offer = key === null ? undefined : loadOffer(key);
  if (key === null || offer === undefined) return [];
  const rules = getSite(DEFAULT_LOCALE).booking;
  const days = await loadDays(store, { key, offer, ...getOpenRange(now) });
  const places = getPartyPlaces(offer, trip);
  return getNextDays({ offer, port: port ?? undefined, rules, now }, rules.days_ahead + 1)
    .filter((day) => getRefusal(days.get(day), places) === undefined)
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
    const loaded = await loadDays(await getStore(), { key, offer, ...range });
    const closed = (offer.closed_days ?? []).filter((day) => day >= range.from && day <= range.to);
    for (const day of [...new Set([...loaded.stored.keys(), ...closed])].sort()) {
      const state = getDayState(offer, loaded.get(day));
      if (state !== undefined) days[day] = state;
    }
  }
  const answer = await answerOnce(exchange, createETag(days), () => ({ days }));
  return { ...answer, headers: { ...answer.headers, "Cache-Control": "public, max-age=60" } };
}
