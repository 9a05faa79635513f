import type { Transaction } from "kysely";

import {
  countPersons,
  type DayPlaces,
  getRefusal,
  getTakenPlaces,
  type OfferPlaces,
} from "../../domain/booking/day-places";
import type { OfferFacts } from "../../domain/contracts/offer-facts";
import type { Trip } from "../../domain/contracts/quotes";
import type { Tables } from "../platform/database/schema";
import { loadOffer } from "../platform/published";
import {
  type Departure,
  type DepartureRange,
  listDepartures,
  lockDeparture,
  type StoredDeparture,
  toDepartureId,
} from "./departure-repository";

export type OfferDays = OfferPlaces & Pick<OfferFacts, "closed_days">;

/** An offer that is gone: what was booked of it stays, and nothing limits it. */
export const UNKNOWN_OFFER: OfferDays = { price_basis: "per-person" };

export function isClosedByContent(offer: OfferDays | undefined, day: string): boolean {
  return offer?.closed_days?.includes(day) ?? false;
}

/** Returns how a day of an offer stands: what guests hold, what the content says, what staff have closed. The only answer to that question. */
export function getDayPlaces(
  offer: OfferDays = UNKNOWN_OFFER,
  day: string,
  stored: Pick<StoredDeparture, "status" | "parties"> | undefined,
): DayPlaces {
  const { status = "open", parties = [] } = stored ?? {};
  return {
    held: parties.reduce<number>((sum, persons) => sum + getTakenPlaces(offer, persons), 0),
    capacity: offer.daily_capacity ?? undefined,
    isClosed: status !== "open" || isClosedByContent(offer, day),
  };
}

export function getTripPlaces(offer: OfferDays | undefined, trip: Trip): number {
  return getTakenPlaces(offer ?? UNKNOWN_OFFER, countPersons(trip));
}

type ListDepartures = (range: DepartureRange) => Promise<StoredDeparture[]>;

/** Loads how days of an offer stand; `stored` are those of which something is stored. */
export async function loadDays(list: ListDepartures, range: DepartureRange & { offer: string }) {
  const offer = loadOffer(range.offer);
  const stored = new Map((await list(range)).map((row) => [row.day, row]));
  return { offer, stored, get: (day: string) => getDayPlaces(offer, day, stored.get(day)) };
}

/** Adds up the places that trips ask for on each departure; those without an offer or a day ask for none. */
function listAsked(trips: readonly Trip[]) {
  const asked = new Map<string, Departure & Pick<Trip, "port"> & { places: number }>();
  for (const trip of trips) {
    const { offer, date: day, port } = trip;
    if (offer === null || day === null) continue;
    const id = toDepartureId({ offer, day });
    const places = (asked.get(id)?.places ?? 0) + getTripPlaces(loadOffer(offer), trip);
    asked.set(id, { offer, day, port, places });
  }
  return [...asked.values()];
}

/** Finds the first departure that cannot take the parties that ask for it together. Places of `exceptTrips`, which are replaced, count as free. */
export async function findRefusal(
  list: ListDepartures,
  trips: readonly Trip[],
  exceptTrips: readonly string[],
) {
  for (const asked of listAsked(trips)) {
    const { offer, day, places } = asked;
    const why: "full" | "closed" | undefined = getRefusal(
      (await loadDays(list, { offer, exceptTrips, from: day, to: day })).get(day),
      places,
    );
    if (why !== undefined) return { ...asked, why };
  }
  return undefined;
}

interface SeatOptions {
  exceptTrips?: readonly string[];
  /** Staff book over a full or closed day; they lock it alike. */
  evenIfFull?: boolean;
  now: number;
}

/**
 * Locks the days of all trips, and returns why the first cannot take its party; `undefined` when all can, and then nobody else takes their
 * places until the transaction ends.
 */
export async function refuseSeats(
  transaction: Transaction<Tables>,
  trips: readonly Trip[],
  { exceptTrips = [], evenIfFull = false, now }: SeatOptions,
): Promise<"full" | "closed" | undefined> {
  const refuse = async () => {
    if (evenIfFull) return undefined;
    return (await findRefusal((range) => listDepartures(transaction, range), trips, exceptTrips))?.why;
  };
  // Who is refused anyway waits for nobody and keeps no connection: only those for whom there seems to be room take the locks.
  const early = await refuse();
  if (early !== undefined) return early;
  // In the order in which departures are locked everywhere.
  const asked = new Map(listAsked(trips).map((departure) => [toDepartureId(departure), departure]));
  for (const [, departure] of [...asked].sort(([one], [other]) => (one < other ? -1 : 1)))
    await lockDeparture(transaction, departure, now);
  return refuse();
}
