import fc from "fast-check";

import { PARTY_LIMIT, PICKUP_KINDS } from "../config/booking";
import { PORTS } from "../config/offer";
import { BOOKING_PORTS } from "../../testing/create-bookable-offer";
import { addDays } from "./calendar-day";
import {
  isChosen,
  NO_CHOICE,
  parseChoice,
  parseGuestChoice,
  settlePickup,
  toChoiceParams,
  type Choice,
} from "./choice";

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const place = fc.constantFrom("Hotel Sol & Mar", "Costa Ñ #5 = +1", "MS “Zuiderdam”", "酒店 🌴");
const pickup = fc.oneof(
  fc.record({ kind: fc.constant("hotel" as const), place }, { requiredKeys: ["kind"] }),
  fc.record({ kind: fc.constant("cruise" as const), place, shipAllAboard: time }, { requiredKeys: ["kind"] }),
  fc.record({ kind: fc.constant("unknown" as const) }),
);
const choice: fc.Arbitrary<Choice> = fc.record(
  {
    port: fc.constantFrom(...PORTS),
    date: fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2024-02-27", days)),
    adults: fc.integer({ min: 1, max: PARTY_LIMIT }),
    children: fc.integer({ min: 0, max: PARTY_LIMIT }),
    smallChildren: fc.integer({ min: 0, max: PARTY_LIMIT }),
    pickup,
  },
  { requiredKeys: ["adults", "children", "smallChildren"] },
);

describe("a choice in an address", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        expect(parseChoice(new URLSearchParams(toChoiceParams(chosen).toString()))).toEqual(chosen);
      }),
    );
  });

  it("has the keys on which links that people have sent depend", () => {
    const chosen: Choice = {
      ...{ port: "la-romana-cruises", date: "2026-12-04", adults: 2, children: 1, smallChildren: 1 },
      pickup: { kind: "cruise", place: "Costa Fascinosa", shipAllAboard: "17:30" },
    };
    expect(toChoiceParams(chosen).toString()).toBe(
      "port=la-romana-cruises&date=2026-12-04&adults=2&children=1&small=1&pickup=cruise&place=Costa+Fascinosa&aboard=17%3A30",
    );
  });

  it("is not there when nothing was chosen", () => {
    expect(toChoiceParams(NO_CHOICE).toString()).toBe("");
    expect(isChosen(NO_CHOICE)).toBe(false);
    expect(isChosen({ ...NO_CHOICE, smallChildren: 1 })).toBe(true);
  });

  it.each([
    ["an unknown port", "port=miami"],
    ["a day that no calendar has", "date=2026-02-30"],
    ["a date of another form", "date=04/12/2026"],
    ["a party of a thousand million", "adults=1000000000&children=1e9&small=-1"],
    ["half a child", "children=0.5"],
    ["an unknown kind of pick-up", "pickup=helicopter&place=Roof"],
    ["a place without a kind", "place=Roof&aboard=17:30"],
  ])("is left out where it is wrong: %s", (_, search) => {
    expect(parseChoice(new URLSearchParams(search))).toEqual(NO_CHOICE);
  });

  it.each([
    ["pickup=cruise&aboard=25:00", { kind: "cruise" }],
    ["pickup=hotel&aboard=17:30&place=Sol", { kind: "hotel", place: "Sol" }],
    ["pickup=unknown&place=Sol", { kind: "unknown" }],
    ["pickup=hotel&place=%20%0A%00", { kind: "hotel" }],
    ["pickup=hotel&place=A%0D%0AB%E2%80%AEC", { kind: "hotel", place: "A B C" }],
  ])("keeps of a pick-up what is right: %s", (search, expected) => {
    expect(parseChoice(new URLSearchParams(search)).pickup).toEqual(expected);
  });

  it("never fails and never holds more than a form takes, whatever stands there", () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: "binary", minLength: 150, maxLength: 500 }), time);
    const keys = fc.constantFrom("port", "date", "adults", "children", "small", "pickup", "place", "aboard");
    const value = fc.oneof(text, fc.constantFrom(...PICKUP_KINDS, ...PORTS, "99", "100"));
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, value)), (entries) => {
        const read = parseChoice(new URLSearchParams(entries));
        expect(read.adults).toBeGreaterThanOrEqual(1);
        for (const count of [read.adults, read.children, read.smallChildren])
          expect(Number.isInteger(count) && count >= 0 && count <= PARTY_LIMIT).toBe(true);
        expect([...(read.pickup?.place ?? "")].length).toBeLessThanOrEqual(200);
        expect(parseChoice(toChoiceParams(read))).toEqual(read);
      }),
    );
  });
});

describe("a pick-up where ships call", () => {
  it.each([
    ["port=la-romana-cruises", { kind: "cruise" }],
    [
      "port=la-romana-cruises&pickup=hotel&place=Aurora&docks=07:00&aboard=19:45",
      { kind: "cruise", place: "Aurora", shipDocked: "07:00", shipAllAboard: "19:45" },
    ],
    ["port=la-romana-cruises&pickup=airport&place=AA+1234", { kind: "airport", place: "AA 1234" }],
    ["port=bayahibe&pickup=hotel", { kind: "hotel" }],
    ["port=bayahibe", undefined],
  ])("is at the ship, whatever an address says, but for a flight: %s", (search, expected) => {
    expect(parseGuestChoice(new URLSearchParams(search), BOOKING_PORTS).pickup).toEqual(expected);
  });

  const ship = { kind: "unknown", place: "Aurora", shipAllAboard: "19:45" } as const;
  it.each<[string, Partial<Choice>, string | undefined]>([
    ["the ship's port", { port: "la-romana-cruises", pickup: ship }, "cruise"],
    ["the ship's port, without a pick-up", { port: "la-romana-cruises" }, undefined],
    ["a flight", { port: "la-romana-cruises", pickup: { kind: "airport" } }, "airport"],
    ["another port", { port: "bayahibe", pickup: ship }, "unknown"],
  ])("was posted with %s", (_, part, kind) => {
    const settled = settlePickup({ ...NO_CHOICE, ...part }, BOOKING_PORTS);
    expect(settled).toEqual({ ...NO_CHOICE, ...part, ...(kind && { pickup: { ...part.pickup, kind } }) });
  });
});
