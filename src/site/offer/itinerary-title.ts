import type { PlainMessageKey } from "../../domain/i18n/message-key";

const HOURS_PER_DAY = 24;

/** Returns the heading of an offer's plan: no day "goes" over a package of a week. */
export function getItineraryTitle(hours: number | null | undefined) {
  return ((hours ?? 0) > HOURS_PER_DAY ? "offer.dayByDay" : "offer.itinerary") satisfies PlainMessageKey;
}
