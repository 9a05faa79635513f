/** @jest-environment node */
import { createOfferCard } from "../../testing/create-page-offer";
import { filterOffers, type CatalogOffer, NO_FILTERS, type Filters } from "./filters";

const createListed = (key: string, change: Partial<CatalogOffer> = {}): CatalogOffer => ({
  ...createOfferCard({ key, duration_hours: 9, ports: ["bayahibe"], days: ["monday"], minimum_age: null }),
  ...{ collection: "excursions", suits: [], category_tags: ["sea"], featured: false, order: 10 },
  ...{ prices: [{ port: "bayahibe", adult: 75, child: null }] },
  ...change,
});

const offers = [
  createListed("saona"),
  createListed("buggy", {
    collection: "activities",
    duration_hours: 4,
    prices: [110, 95].map((adult) => ({ port: "punta-cana", adult, child: null })),
    ports: ["punta-cana"],
    days: ["friday"],
    minimum_age: 6,
    category_tags: ["adventure", "nature"],
  }),
  createListed("wedding", {
    collection: "services",
    duration_hours: null,
    prices: [],
    suits: ["babies", "wheelchair"],
  }),
  createListed("week", {
    collection: "catalog",
    duration_hours: 168,
    featured: true,
    order: 60,
    minimum_age: 1,
  }),
];

function filter(change: Partial<Filters>, found?: readonly string[]): string[] {
  return filterOffers(offers, { ...NO_FILTERS, ...change }, found).map(({ key }) => key);
}

describe("the filters", () => {
  it.each<[string, Partial<Filters>, string[]]>([
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
  ])("let through %s", (_, change, keys) => {
    expect(filter(change)).toEqual(keys);
  });

  it("do not let through what takes nobody under 2, unless it says how", () => {
    const pool = { ...offers[0], key: "pool", not_for: ["under-2"] } as CatalogOffer;
    const arranged = { ...pool, key: "arranged", not_for_note: "By catamaran both ways." };
    const find = (age: number) =>
      filterOffers([pool, arranged], { ...NO_FILTERS, age }, undefined).map(({ key }) => key);
    expect([find(1), find(2)]).toEqual([["arranged"], ["pool", "arranged"]]);
  });

  it("let through what the search has found and nothing else, best first", () => {
    expect(filter({}, ["wedding", "saona", "gone"])).toEqual(["wedding", "saona"]);
    expect(filter({ types: ["excursions"] }, ["wedding", "saona"])).toEqual(["saona"]);
    expect(filter({}, [])).toEqual([]);
  });
});

describe("the order", () => {
  it("is the agency's own: what is on the home page first", () => {
    expect(filter({})).toEqual(["week", "saona", "buggy", "wedding"]);
  });

  it("can be that of prices, what has none last", () => {
    expect(filter({ sort: "price" })).toEqual(["saona", "week", "buggy", "wedding"]);
  });

  it("can be that of durations, what has none last", () => {
    expect(filter({ sort: "duration" }, ["wedding", "week", "saona"])).toEqual(["saona", "week", "wedding"]);
  });
});
