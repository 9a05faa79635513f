import { getRefusal, type DayPlaces } from "../../booking/day-places";
import { getNextDays } from "../../booking/running-days";
import { isPublished } from "../../content/publication";
import { DEFAULT_LOCALE } from "../../config/locales";
import type { OfferFacts } from "../../contracts/offer-facts";
import { isPaused } from "../../lib/is-paused";
import { getSite } from "../site-settings";

/** How many other days a guest is told of. */
const FREE_DAYS = 5;

interface Party {
  /** The day that they cannot go on. */
  day: string;
  port: string | null;
  places: number;
}

/** Gets the days on which a party could go instead, those nearest to the day that it wanted, in the order of the calendar. */
export function getFreeDays(
  offer: OfferFacts | undefined,
  { day: wanted, port, places }: Party,
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
