import fc from "fast-check";

import { PARTY_LIMIT } from "../config/booking";
import { createBookableOffer } from "../../testing/create-bookable-offer";
import type { BookableOffer } from "./bookable-offer";
import type { Party } from "./choice";
import { getPartyPrice, type PartyPrice } from "./party-price";

const boat = { capacity: 12 };

function getPrice(
  change: Partial<BookableOffer>,
  port: string | undefined,
  [adults, children = 0, smallChildren = 0]: [number, number?, number?],
) {
  return getPartyPrice(
    createBookableOffer(change),
    { adults, children, smallChildren, ...(port !== undefined && { port }) },
    true,
  );
}

function show(price: PartyPrice): string {
  if (price.kind !== "price") return Object.values(price).join(" ");
  const lines = price.lines.map(({ what, count, unit, amount }) => `${count} ${what} × ${unit} = ${amount}`);
  return [...lines, price.total, ...(price.charged ? [`for ${price.charged}`] : [])].join("; ");
}

const PER_2 = { price_basis: "per-2-persons", prices: [{ port: "bayahibe", adult: 110 }] };
const PER_2_CHILD = { price_basis: "per-2-persons", prices: [{ port: "bayahibe", adult: 110, child: 60 }] };
const PER_BOAT = { price_basis: "per-boat", prices: [{ port: "bayahibe", adult: 2950 }], boat };
const PER_CAR = { price_basis: "per-car", prices: [{ port: "bayahibe", adult: 64 }], car_seats: 4 };

describe("what a party pays", () => {
  it.each<[string, Partial<BookableOffer>, string | undefined, [number, number?, number?], string]>([
    ["one vehicle, a small child in it", PER_CAR, "bayahibe", [2, 1, 1], "1 car × 64 = 64; 64"],
    ["a second vehicle for a larger party", PER_CAR, "bayahibe", [4, 0, 1], "2 car × 64 = 128; 128"],
    ["one vehicle of any size", { ...PER_CAR, car_seats: null }, "bayahibe", [9], "1 car × 64 = 64; 64"],
    ["adults per person", {}, "bayahibe", [2], "2 adult × 75 = 150; 150"],
    ["children per person", {}, "bayahibe", [2, 1], "2 adult × 75 = 150; 1 child × 45 = 45; 195"],
    [
      "nothing for those under 1 metre",
      {},
      "bayahibe",
      [1, 0, 2],
      "1 adult × 75 = 75; 2 small-child × 0 = 0; 75",
    ],
    [
      "not said to be free for those under 1 metre where they may not come along",
      { minimum_age: 4 },
      "bayahibe",
      [1, 0, 2],
      "1 adult × 75 = 75; 75",
    ],
    ["by its port", {}, "la-romana-cruises", [2], "2 adult × 85 = 170; 170"],
    ["from Punta Cana as two", {}, "punta-cana", [1, 1], "1 adult × 92 = 92; 1 child × 58 = 58; 150"],
    ["no sum from Punta Cana alone", {}, "punta-cana", [1], "below-minimum 2"],
    ["no sum from Punta Cana with a small child alone", {}, "punta-cana", [1, 0, 3], "below-minimum 2"],
    ["no sum before a port is chosen", {}, undefined, [2], "no-port"],
    ["no sum from a port without a price", { prices: [] }, "bayahibe", [2], "on-request"],
    ["no sum from a port without a row", PER_2, "punta-cana", [2], "on-request"],
    [
      "no sum for children of whom no row speaks",
      { prices: [{ port: "bayahibe", adult: 65, child: null }] },
      "bayahibe",
      [2, 1],
      "on-request",
    ],
    [
      "nothing for a child that is free",
      { prices: [{ port: "bayahibe", adult: 65, child: 0 }] },
      "bayahibe",
      [2, 1],
      "2 adult × 65 = 130; 1 child × 0 = 0; 130",
    ],
    ["a pair for two", PER_2, "bayahibe", [2], "1 pair × 110 = 110; 110"],
    ["a pair for one", PER_2, "bayahibe", [1], "1 pair × 110 = 110; 110; for 2"],
    ["two pairs for three", PER_2, "bayahibe", [2, 1], "2 pair × 110 = 220; 220; for 4"],
    [
      "a pair for two and a small child",
      PER_2,
      "bayahibe",
      [2, 0, 1],
      "1 pair × 110 = 110; 1 small-child × 0 = 0; 110",
    ],
    [
      "pairs of children at their price",
      PER_2_CHILD,
      "bayahibe",
      [2, 2],
      "1 pair × 110 = 110; 1 child-pair × 60 = 60; 170",
    ],
    ["an adult's free place for a child first", PER_2_CHILD, "bayahibe", [1, 1], "1 pair × 110 = 110; 110"],
    [
      "no pair below a minimum of four",
      { ...PER_2, minimum_party: [{ port: "bayahibe", persons: 4 }] },
      "bayahibe",
      [2],
      "below-minimum 4",
    ],
    ["the boat, however many", PER_BOAT, "bayahibe", [10, 1, 1], "1 boat × 2950 = 2950; 2950"],
    ["no sum for more than the boat takes", PER_BOAT, "bayahibe", [10, 1, 2], "above-capacity 12"],
    ["no sum by a basis that nobody knows", { price_basis: "per-hour" }, "bayahibe", [2], "on-request"],
  ])("is %s", (_, change, port, party, expected) => {
    expect(show(getPrice(change, port, party))).toBe(expected);
  });

  it("is never told while the agency shows no prices", () => {
    const party = { adults: 2, children: 0, smallChildren: 0, port: "bayahibe" };
    expect(getPartyPrice(createBookableOffer(), party, false)).toEqual({ kind: "on-request" });
  });
});

const count = fc.integer({ min: 0, max: PARTY_LIMIT });
const party: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: PARTY_LIMIT }),
  children: count,
  smallChildren: count,
});
const fare = fc
  .record({ adult: fc.integer({ min: 1, max: 100_000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ adult, share }) => ({ adult, child: Math.floor(adult * share) }));
const offer: fc.Arbitrary<BookableOffer> = fc
  .record({
    fare,
    hasChild: fc.boolean(),
    basis: fc.constantFrom("per-person", "per-2-persons", "per-boat"),
    minimum: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
    capacity: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
  })
  .map(({ fare: { adult, child }, hasChild, basis, minimum, capacity }) =>
    createBookableOffer({
      price_basis: basis,
      prices: [{ port: "bayahibe", adult, child: hasChild ? child : null }],
      minimum_party: minimum === undefined ? [] : [{ port: "bayahibe", persons: minimum }],
      boat: capacity === undefined ? null : { capacity },
    }),
  );
const getHere = (data: BookableOffer, persons: Party) =>
  getPartyPrice(data, { ...persons, port: "bayahibe" }, true);

describe("for every offer and every party", () => {
  it("the arithmetic shown adds up to the total, in whole dollars, and nothing is negative", () => {
    fc.assert(
      fc.property(offer, party, (data, persons) => {
        const price = getHere(data, persons);
        if (price.kind !== "price") return;
        for (const { count: times, unit, amount } of price.lines) {
          expect(amount).toBe(times * unit);
          expect(Number.isInteger(amount) && amount >= 0 && times > 0).toBe(true);
        }
        expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
        expect(price.total).toBeGreaterThan(0);
      }),
    );
  });

  it("nobody who joins makes it cheaper", () => {
    const kinds = fc.constantFrom<keyof Party>("adults", "children", "smallChildren");
    fc.assert(
      fc.property(offer, party, kinds, (data, persons, kind) => {
        const before = getHere(data, persons);
        const after = getHere(data, { ...persons, [kind]: persons[kind] + 1 });
        if (before.kind === "price" && after.kind === "price")
          expect(after.total).toBeGreaterThanOrEqual(before.total);
      }),
      { numRuns: 1000 },
    );
  });
});
