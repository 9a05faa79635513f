import { isOver, withZone } from "./moment";

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
