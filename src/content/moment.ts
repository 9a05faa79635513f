import { AGENCY_UTC_OFFSET_HOURS } from "../config/booking";

const ZONE = /(?:Z|[+-]\d\d:\d\d)$/;
const AGENCY_ZONE = `-${String(-AGENCY_UTC_OFFSET_HOURS).padStart(2, "0")}:00`;

/** Day and time as staff pick them are Dominican; with an offset they are what it says. The result always has one. */
export function withZone(moment: string): string {
  return ZONE.test(moment) ? moment : moment + AGENCY_ZONE;
}

/** Returns a moment as the clock of Santo Domingo shows it, `YYYY-MM-DDTHH:mm`; an empty text for what is none. */
export function toAgencyClock(moment: string): string {
  const time = Date.parse(withZone(moment));
  return Number.isNaN(time)
    ? ""
    : new Date(time + AGENCY_UTC_OFFSET_HOURS * 3_600_000).toISOString().slice(0, 16);
}

/** Tells whether a moment is over; what is no moment is not. */
export function isOver(moment: string, now = Date.now()): boolean {
  return Date.parse(withZone(moment)) <= now;
}
