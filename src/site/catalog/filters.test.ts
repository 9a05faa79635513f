/** @jest-environment node */
import { countMore, formatFilters, NO_FILTERS, parseFilters, type Filters } from "./filters";

const all: Filters = {
  words: "isla saona & más",
  types: ["excursions", "catalog"],
  port: "punta-cana",
  duration: "half-day",
  day: "friday",
  priceFrom: 20,
  priceTo: 90,
  age: 0,
  suits: ["babies", "wheelchair"],
  tags: ["sea", "family"],
  fits: true,
  sort: "price",
};

describe("the address of the catalog", () => {
  it("says every filter and gives it back", () => {
    expect(parseFilters(formatFilters(all))).toEqual(all);
  });

  it("has no query when nothing is filtered", () => {
    expect(formatFilters(NO_FILTERS)).toBe("");
    expect(NO_FILTERS).toEqual({ words: "", types: [], suits: [], tags: [], fits: false, sort: "best" });
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

it("counts the filters behind the fold, not the search, the kinds and the order", () => {
  expect(countMore(all)).toBe(10);
  expect(countMore({ ...NO_FILTERS, words: "saona", types: ["catalog"], sort: "price" })).toBe(0);
});
