import { DAY_MS, HOUR_MS } from "./calendar-day";

/** Counts the days of a package, of which each has a pick-up and a return of its own; `undefined` for a trip of some hours. */
export function countTripDays(durationHours: number | null | undefined): number | undefined {
  const days = ((durationHours ?? 0) * HOUR_MS) / DAY_MS;
  return days >= 1 ? Math.ceil(days) : undefined;
}
