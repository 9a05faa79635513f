/** @jest-environment node */
import { createOfferCard } from "../../testing/create-page-offer";
import {
  countMore,
  filterOffers,
  formatFilters,
  NO_FILTERS,
  parseFilters,
  type CatalogOffer,
  type Filters,
} from "./filters";

const all: Filters = {
  ...{ words: "isla saona & más", types: ["excursions", "catalog"], port: "punta-cana" },
  ...{ duration: "half-day", day: "friday", priceFrom: 20, priceTo: 90, age: 0, fits: true, sort: "price" },
  ...{ suits: ["babies", "wheelchair"], tags: ["sea", "family"] },
};

describe("the address of the catalog", () => {
  it("says every filter and gives it back, and nothing when nothing is filtered", () => {
    expect(parseFilters(formatFilters(all))).toEqual(all);
    expect(formatFilters(NO_FILTERS)).toBe("");
  });

  it.each([
    "?type=cars&port=paris&duration=year&day=someday&from=-5&to=cheap&age=1e9&suits=dogs&tag=war&sort=random",
    "?utm_source=mail&type=&q=&tag=,,,",
  ])("may hold what nobody knows: %s", (search) => {
    expect(parseFilters(search)).toEqual(NO_FILTERS);
  });

  it("may hold words of any length, of which the first are taken", () => {
    expect(parseFilters(`?q=${"a".repeat(5000)}`).words).toHaveLength(120);
  });
});

it("the filters behind the fold are counted, not the search, the kinds and the order", () => {
  expect(countMore(all)).toBe(10);
  expect(countMore({ ...NO_FILTERS, words: "saona", types: ["catalog"], sort: "price" })).toBe(0);
});

const createListed = (key: string, change: Partial<CatalogOffer> = {}): CatalogOffer => ({
  ...createOfferCard({ key, duration_hours: 9, ports: ["bayahibe"], days: ["monday"], minimum_age: null }),
  ...{ collection: "excursions", suits: [], category_tags: ["sea"], featured: false, order: 10 },
  ...{ prices: [{ port: "bayahibe", adult: 75, child: null }] },
  ...change,
});

const offers = [
  createListed("saona"),
  createListed("buggy", {
    ...{ collection: "activities", duration_hours: 4, ports: ["punta-cana"], days: ["friday"] },
    ...{ minimum_age: 6, category_tags: ["adventure", "nature"] },
    prices: [110, 95].map((adult) => ({ port: "punta-cana", adult, child: null })),
  }),
  createListed("wedding", {
    ...{ collection: "services", duration_hours: null, prices: [], suits: ["babies", "wheelchair"] },
  }),
  createListed("week", {
    ...{ collection: "catalog", duration_hours: 168, featured: true, order: 60, minimum_age: 1 },
  }),
];

function filter(change: Partial<Filters>, found?: readonly string[], of = offers): string[] {
  return filterOffers(of, { ...NO_FILTERS, ...change }, found).map(({ key }) => key);
}

it.each<[string, Partial<Filters>, string[], string[]?]>([
  ["one kind", { types: ["activities"] }, ["buggy"]],
  ["one of two kinds", { types: ["activities", "services"] }, ["buggy", "wedding"]],
  ["a port", { port: "punta-cana" }, ["buggy"]],
  ["half a day", { duration: "half-day" }, ["buggy"]],
  ["a full day", { duration: "full-day" }, ["saona"]],
  ["several days", { duration: "days" }, ["week"]],
  ["a day of the week", { day: "friday" }, ["buggy"]],
  ["a highest price, by the lowest of each", { priceTo: 80 }, ["week", "saona"]],
  ["a lowest price", { priceFrom: 90 }, ["buggy"]],
  ["a child of five", { age: 5 }, ["week", "saona", "wedding"]],
  ["a newborn", { age: 0 }, ["saona", "wedding"]],
  ["all that is needed", { suits: ["babies", "wheelchair"] }, ["wedding"]],
  ["one of two tags", { tags: ["adventure", "romance"] }, ["buggy"]],
  ["everything at once", { types: ["excursions"], port: "punta-cana" }, []],
  ["nothing: the agency's own order", {}, ["week", "saona", "buggy", "wedding"]],
  ["the order of prices", { sort: "price" }, ["saona", "week", "buggy", "wedding"]],
  ["what was found, best first", {}, ["wedding", "saona"], ["wedding", "saona", "gone"]],
  ["what was found of a kind", { types: ["excursions"] }, ["saona"], ["wedding", "saona"]],
  ["what was found, by duration", { sort: "duration" }, ["saona", "wedding"], ["wedding", "saona"]],
  ["a search that finds nothing", {}, [], []],
])("the filters let through %s", (...[, change, keys, found]) => {
  expect(filter(change, found)).toEqual(keys);
});

it("an offer that takes nobody under 2 is not for them, unless it says how", () => {
  const pool = createListed("pool", { not_for: ["under-2"] });
  const arranged = { ...pool, key: "arranged", not_for_note: "By catamaran both ways." };
  const find = (age: number) => filter({ age }, undefined, [pool, arranged]);
  expect([find(1), find(2)]).toEqual([["arranged"], ["pool", "arranged"]]);
});
