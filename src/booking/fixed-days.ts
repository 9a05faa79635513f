import { WEEKDAYS } from "../config/offer";
import type { BookableOffer } from "./bookable-offer";

/** Tells whether an offer does not run every day of the year, so that nothing can be answered without a day. */
export function hasFixedDays({ days, season }: Pick<BookableOffer, "days" | "season">): boolean {
  return days.length < WEEKDAYS.length || Boolean(season);
}
