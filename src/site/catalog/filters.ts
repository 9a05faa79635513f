import {
  CATEGORY_TAGS,
  COLLECTIONS,
  GUEST_NEEDS,
  PORTS,
  WEEKDAYS,
  type CategoryTag,
  type Collection,
  type GuestNeed,
  type Port,
  type Weekday,
  FULL_DAY_HOURS,
  HALF_DAY_HOURS,
} from "../../domain/config/offer";
import { getLeastAge, getLowestPrice } from "../../domain/lib/offer-rules";

/** How long an offer takes: under 4 hours, half a day, a full day, several days. */
export const DURATIONS = ["short", "half-day", "full-day", "days"] as const;
export type Duration = (typeof DURATIONS)[number];

/** `best` is what fits the words best, and without words what the agency puts first. */
export const SORTS = ["best", "price", "duration"] as const;

/** The address says the same (see `parseFilters`). */
export interface Filters {
  words: string;
  types: readonly Collection[];
  port: Port | undefined;
  duration: Duration | undefined;
  day: Weekday | undefined;
  /** Whole dollars, as the cards show them. */
  priceFrom: number | undefined;
  priceTo: number | undefined;
  /** Of the youngest guest, in years. */
  age: number | undefined;
  suits: readonly GuestNeed[];
  tags: readonly CategoryTag[];
  /** Only what fits the trip of the visit. */
  fits: boolean;
  sort: (typeof SORTS)[number];
}

/** Longest search, in characters; an address could hold a longer one. */
export const WORDS_MAX_LENGTH = 120;

interface Param<Value> {
  key: string;
  parse: (text: string) => Value;
  format: (value: Value) => string;
}

const oneOf = <Value extends string>(key: string, values: readonly Value[]): Param<Value | undefined> => ({
  key,
  parse: (text) => values.find((value) => value === text),
  format: (value = "" as Value) => value,
});

const someOf = <Value extends string>(key: string, values: readonly Value[]): Param<readonly Value[]> => ({
  key,
  parse: (text) => values.filter((value) => text.split(",").includes(value)),
  format: (chosen) => chosen.join(","),
});

const number = (key: string): Param<number | undefined> => ({
  key,
  parse: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
  format: (value) => value?.toString() ?? "",
});

/** How each filter stands in the address. */
const PARAMS: { readonly [Name in keyof Filters]: Param<Filters[Name]> } = {
  words: { key: "q", parse: (text) => text.slice(0, WORDS_MAX_LENGTH), format: (words) => words },
  types: someOf("type", COLLECTIONS),
  port: oneOf("port", PORTS),
  duration: oneOf("duration", DURATIONS),
  day: oneOf("day", WEEKDAYS),
  priceFrom: number("from"),
  priceTo: number("to"),
  age: number("age"),
  suits: someOf("suits", GUEST_NEEDS),
  tags: someOf("tag", CATEGORY_TAGS),
  fits: { key: "fits", parse: (text) => text === "1", format: (fits) => (fits ? "1" : "") },
  sort: {
    key: "sort",
    parse: (text) => SORTS.find((sort) => sort === text) ?? "best",
    format: (sort) => (sort === "best" ? "" : sort),
  },
};

const NAMES = Object.keys(PARAMS) as (keyof Filters)[];

/** Reads the filters of an address such as `?q=saona&type=excursions&tag=sea,family`; what it does not know it leaves out. */
export function parseFilters(search: string): Filters {
  const asked = new URLSearchParams(search);
  const read = (name: keyof Filters) => PARAMS[name].parse(asked.get(PARAMS[name].key) ?? "");
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as unknown as Filters;
}

export const NO_FILTERS = /* @__PURE__ */ parseFilters("");

/** Writes filters as the query of an address; no filters are the empty text. */
export function formatFilters(filters: Filters): string {
  const write = <Name extends keyof Filters>(name: Name) => [
    PARAMS[name].key,
    PARAMS[name].format(filters[name]),
  ];
  // A comma needs no escape in a query, and is easier to read and to pass on.
  const written = NAMES.map(write).filter(([, text]) => text !== "");
  const query = new URLSearchParams(written).toString().replaceAll("%2C", ",");
  return query && `?${query}`;
}

export function isFiltered(filters: Filters): boolean {
  return formatFilters(filters) !== "";
}

export function countSet(filters: Filters): number {
  return filters.types.length + Number(filters.fits) + countMore(filters);
}

export function countMore(filters: Filters): number {
  const { port, duration, day, priceFrom, priceTo, age, suits, tags } = filters;
  const single = [port, duration, day, priceFrom, priceTo, age].filter((value) => value !== undefined);
  return single.length + suits.length + tags.length;
}

const HOURS_PER_DAY = 24;

/** An offer of the catalog: its card, and what the filters ask. */
export type CatalogOffer = Queries.OfferCardFragment & Queries.CatalogOfferFragment;

function getDuration(hours: number): Duration {
  if (hours >= HOURS_PER_DAY) return "days";
  if (hours >= FULL_DAY_HOURS) return "full-day";
  return hours >= HALF_DAY_HOURS ? "half-day" : "short";
}

/** Nothing chosen lets everything through. */
function hasSome(chosen: readonly string[], values: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((value) => values.includes(value));
}

function fitsDuration({ duration }: Filters, hours: number | null): boolean {
  return duration === undefined || (hours !== null && getDuration(hours) === duration);
}

function fitsPrice({ priceFrom, priceTo }: Filters, prices: CatalogOffer["prices"]): boolean {
  if (priceFrom === undefined && priceTo === undefined) return true;
  const price = getLowestPrice(prices);
  return price !== undefined && price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity);
}

function fits(offer: CatalogOffer, filters: Filters): boolean {
  const { types, port, day, age, suits, tags } = filters;
  return (
    hasSome(types, [offer.collection]) &&
    (port === undefined || offer.ports.includes(port)) &&
    fitsDuration(filters, offer.duration_hours) &&
    (day === undefined || offer.days.includes(day)) &&
    fitsPrice(filters, offer.prices) &&
    (age === undefined || age >= getLeastAge(offer)) &&
    suits.every((need) => offer.suits.includes(need)) &&
    hasSome(tags, offer.category_tags)
  );
}

type Compare = (a: CatalogOffer, b: CatalogOffer) => number;

const COMPARE: Record<"price" | "duration", Compare> = {
  price: (a, b) => (getLowestPrice(a.prices) ?? Infinity) - (getLowestPrice(b.prices) ?? Infinity) || 0,
  duration: (a, b) => (a.duration_hours ?? Infinity) - (b.duration_hours ?? Infinity) || 0,
};

const compareFeatured: Compare = (a, b) => Number(b.featured) - Number(a.featured) || a.order - b.order;

/**
 * Returns the offers that fit the filters, in the order asked for. `found` are the keys that the search has found, best
 * first; `undefined` without a search.
 */
export function filterOffers<Offer extends CatalogOffer>(
  offers: readonly Offer[],
  filters: Filters,
  found: readonly string[] | undefined,
): Offer[] {
  const ranks = found && new Map(found.map((key, rank) => [key, rank]));
  const fitting = offers.filter((offer) => (ranks?.has(offer.key) ?? true) && fits(offer, filters));
  if (filters.sort !== "best") return fitting.sort(COMPARE[filters.sort]);
  if (!ranks) return fitting.sort(compareFeatured);
  return fitting.sort((a, b) => (ranks.get(a.key) ?? 0) - (ranks.get(b.key) ?? 0));
}
