import fc from "fast-check";

import { PORTS } from "../config/offer";
import { toListSearch } from "../../site/shortlist/use-shortlist";
import { BOOKING_PORTS } from "../../testing/create-bookable-offer";
import { NO_CHOICE, type Choice } from "./choice";
import { formatList, toStoredList, LIST_LIMIT, parseList, type ListEntry } from "./list";

const key = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const count = (min: number) => fc.integer({ min, max: 99 });
const date = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 10, max: 23 }), fc.integer({ min: 10, max: 59 }))
  .map((parts) => parts.join(":"));
const ship = fc.record(
  { kind: fc.constant("cruise" as const), shipDocked: time, shipAllAboard: time },
  { requiredKeys: ["kind"] },
);
const choice: fc.Arbitrary<Choice> = fc
  .record({
    port: fc.option(fc.constantFrom(...PORTS), { nil: undefined }),
    date: fc.option(date, { nil: undefined }),
    ...{ adults: count(1), children: count(0), smallChildren: count(0) },
    pickup: ship,
  })
  .map(({ port, date: day, pickup, ...party }) => ({
    ...{ ...(port && { port }), ...(day && { date: day }), ...party },
    ...(port === "la-romana-cruises" && { pickup }),
  }));
const entries: fc.Arbitrary<ListEntry[]> = fc.uniqueArray(fc.record({ key, choice }), {
  selector: (entry) => entry.key,
  maxLength: LIST_LIMIT,
});

describe("a list in an address", () => {
  it("says what it said before it went there", () => {
    fc.assert(
      fc.property(entries, (list) => {
        // Characters that every chat takes into a link, and none at the end that it would drop.
        expect(formatList(list)).toMatch(/^([a-z0-9._-]*[a-z0-9])?$/);
        const { searchParams } = new URL(`https://tours.example/shortlist${toListSearch(formatList(list))}`);
        const read = parseList(searchParams.get("list") ?? "", BOOKING_PORTS);
        expect(read).toEqual(list.map((entry) => ({ ...entry, item: expect.any(String) as string })));
      }),
    );
  });

  it.each([
    ["", []],
    ["...", []],
    ["<script>alert(1)</script>", []],
    ["__proto__.constructor", ["constructor"]],
    ["saona-island.saona-island_adults-4", ["saona-island"]],
    ["saona-island_adults-two_date-2026-02-30_port-nowhere_place-Hotel", ["saona-island"]],
    ["Saona.saona island.saona--island", []],
    [
      Array.from({ length: 200 }, (_, index) => `offer-${index}`).join("."),
      Array.from({ length: LIST_LIMIT }, (_, index) => `offer-${index}`),
    ],
  ])("%s", (text, keys) => {
    const list = parseList(text, BOOKING_PORTS);
    expect(list.map((entry) => entry.key)).toEqual(keys);
    for (const entry of list) expect(entry.choice).toEqual(NO_CHOICE);
  });

  it("does not tell where somebody stays", () => {
    const pickup = { kind: "hotel", place: "Hotel Sol" } as const;
    expect(formatList([{ key: "saona-island", choice: { ...NO_CHOICE, adults: 3, pickup } }])).toBe(
      "saona-island_adults-3",
    );
  });
});

it("what is taken out of an entry is not filled again from the trip", () => {
  const trip = "date=2026-12-01&adults=2&children=2&port=bayahibe";
  const [entry] = parseList("saona-island", BOOKING_PORTS, trip);
  expect(entry?.choice).toMatchObject({ date: "2026-12-01", children: 2, port: "bayahibe" });
  const changed = { key: "saona-island", choice: { adults: 2, children: 0, smallChildren: 0 } };
  const [read] = parseList(toStoredList([changed]), BOOKING_PORTS, trip);
  expect(read?.choice).toMatchObject({ date: undefined, port: undefined, adults: 2, children: 0 });
  expect(toStoredList(parseList("saona-island", BOOKING_PORTS, trip))).toBe("saona-island");
});
