import { countPersons, type KnownParty } from "../../booking/count-persons";
import {
  getDayState,
  getTakenPlaces,
  isSoldByBoat,
  type DayPlaces,
  type OfferPlaces,
} from "../../booking/day-places";
import type { DepartureRow } from "../../contracts/departures";
import type { OfferFacts } from "../../contracts/offer-facts";
import type { Departure } from "../store/departure-seats";
import type { StoredDeparture } from "../store/departure-store";

/** What of an offer decides about its days. */
export type OfferDays = OfferPlaces & Pick<OfferFacts, "closed_days">;

/** An offer that is gone: what was booked of it stays, and nothing limits it. */
export const UNKNOWN_OFFER: OfferDays = { price_basis: "per-person" };

/** Gets how a day of an offer stands: what guests hold, what the content says, what staff have closed. The only answer to that question. */
export function getDayPlaces(
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

/** Gets how many places of an offer the party of a quote takes. */
export function getPartyPlaces(offer: OfferDays | undefined, party: KnownParty): number {
  return getTakenPlaces(offer ?? UNKNOWN_OFFER, countPersons(party));
}

/** Tells whether the editor has closed a day. */
export function isClosedByContent(offer: OfferDays | undefined, day: string): boolean {
  return offer?.closed_days?.includes(day) ?? false;
}

/** Gets a departure as staff see it in a list. */
export function toDepartureRow(
  { offer: key, day }: Departure,
  offer: OfferDays | undefined,
  stored: StoredDeparture | undefined,
): DepartureRow {
  const rules = offer ?? UNKNOWN_OFFER;
  const places = getDayPlaces(offer, day, stored);
  const parties = stored?.parties ?? [];
  return {
    ...{ offer: key, day, held: places.held, capacity: places.capacity ?? null },
    state: stored?.status === "cancelled" ? "cancelled" : (getDayState(rules, places) ?? "free"),
    isByBoat: isSoldByBoat(rules),
    persons: parties.reduce<number>((sum, persons) => sum + (persons ?? 0), 0),
    parties: parties.length,
  };
}
