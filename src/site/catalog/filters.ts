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
} from "../../domain/config/offer";

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

function pick<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

function pickAll<Value extends string>(values: readonly Value[], text: string | null): Value[] {
  const asked = text?.split(",") ?? [];
  return values.filter((value) => asked.includes(value));
}

function parseCount(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Reads the filters of an address such as `?q=saona&type=excursions&tag=sea,family`; what it does not know it leaves out. */
export function parseFilters(search: string): Filters {
  const asked = new URLSearchParams(search);
  return {
    words: (asked.get("q") ?? "").slice(0, WORDS_MAX_LENGTH),
    types: pickAll(COLLECTIONS, asked.get("type")),
    port: pick(PORTS, asked.get("port")),
    duration: pick(DURATIONS, asked.get("duration")),
    day: pick(WEEKDAYS, asked.get("day")),
    priceFrom: parseCount(asked.get("from")),
    priceTo: parseCount(asked.get("to")),
    age: parseCount(asked.get("age")),
    suits: pickAll(GUEST_NEEDS, asked.get("suits")),
    tags: pickAll(CATEGORY_TAGS, asked.get("tag")),
    fits: asked.get("fits") === "1",
    sort: pick(SORTS, asked.get("sort")) ?? "best",
  };
}

export const NO_FILTERS = /* @__PURE__ */ parseFilters("");

/** Writes filters as the query of an address; no filters are the empty text. */
export function formatFilters(filters: Filters): string {
  const pairs: [string, string | undefined][] = [
    ["q", filters.words],
    ["type", filters.types.join(",")],
    ["port", filters.port],
    ["duration", filters.duration],
    ["day", filters.day],
    ["from", filters.priceFrom?.toString()],
    ["to", filters.priceTo?.toString()],
    ["age", filters.age?.toString()],
    ["suits", filters.suits.join(",")],
    ["tag", filters.tags.join(",")],
    ["fits", filters.fits ? "1" : ""],
    ["sort", filters.sort === "best" ? "" : filters.sort],
  ];
  const written = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  // A comma needs no escape in a query, and is easier to read and to pass on.
  const query = new URLSearchParams(written).toString().replaceAll("%2C", ",");
  return query && `?${query}`;
}

/** Tells whether anything is asked of the catalog. */
export function isFiltered(filters: Filters): boolean {
  return formatFilters(filters) !== "";
}

/** Counts what is set besides words and order. */
export function countSet(filters: Filters): number {
  return filters.types.length + Number(filters.fits) + countMore(filters);
}

/** Counts the filters that are set behind “More filters”. */
export function countMore(filters: Filters): number {
  const { port, duration, day, priceFrom, priceTo, age, suits, tags } = filters;
  const single = [port, duration, day, priceFrom, priceTo, age].filter((value) => value !== undefined);
  return single.length + suits.length + tags.length;
}
