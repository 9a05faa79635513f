import { AGENCY_UTC_OFFSET_HOURS } from "../domain/config/booking";

/** When, and whether at all, the site shows an entry (an offer or the notice); moments as ISO, on Santo Domingo's clock without an offset. */
export interface Publication {
  readonly publish_from?: string | null | undefined;
  readonly publish_until?: string | null | undefined;
  /** Of offers alone, see `SALE_STATES`. */
  readonly sale?: string | null | undefined;
}

/** Tells whether the site shows an entry at a moment (milliseconds). Pages, lists, search, feeds and functions all go by it. */
export function isPublished({ publish_from, publish_until, sale }: Publication, now = Date.now()): boolean {
  if (sale === "hidden") return false;
  return (!publish_from || isOver(publish_from, now)) && !(publish_until && isOver(publish_until, now));
}

/** Tells whether an entry would end before it begins; then it would never be shown. */
export function endsTooEarly({ publish_from, publish_until }: Publication): boolean {
  if (!publish_from || !publish_until) return false;
  return Date.parse(withZone(publish_until)) <= Date.parse(withZone(publish_from));
}

/** Returns the next moment (milliseconds) at which an entry appears or disappears by its dates; `undefined` when there is none. */
export function getNextChange(entries: Iterable<Publication>, now = Date.now()): number | undefined {
  const moments = [...entries]
    .filter(({ sale }) => sale !== "hidden")
    .flatMap(({ publish_from, publish_until }) => [publish_from, publish_until])
    .flatMap((moment) => (moment ? [Date.parse(withZone(moment))] : []))
    .filter((moment) => moment > now);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

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
