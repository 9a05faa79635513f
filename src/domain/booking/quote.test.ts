import fc from "fast-check";

import { LOCALE_CODES } from "../config/locales";
import { createNamespaceTranslator } from "../i18n/create-i18n";
import { createBookableOffer } from "../../testing/create-bookable-offer";
import { loadNamespace } from "../../testing/load-messages";
import { addDays, getAgencyDay } from "./calendar-day";
import { getPartyPrice } from "./party-price";
import {
  getLineCents,
  getQuoteState,
  getQuoteTotal,
  getValidUntil,
  isQuoteOver,
  toQuoteLines,
} from "./quote";

const HOUR = 60 * 60_000;
const FIRST = Date.parse("2020-01-01T00:00:00Z");
const LAST = Date.parse("2099-12-31T23:59:59Z");
const moments = fc.integer({ min: FIRST, max: LAST });
const days = moments.map((moment) => new Date(moment).toISOString().slice(0, 10));
const lines = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 1000 }),
    unitCents: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  }),
  { minLength: 1, maxLength: 30 },
);
const party = fc.record({
  adults: fc.integer({ min: 0, max: 99 }),
  children: fc.integer({ min: 0, max: 99 }),
  smallChildren: fc.integer({ min: 0, max: 99 }),
});

/** The first instant of a day in Santo Domingo, and of the day after. */
const getBounds = (day: string) => {
  const start = Date.parse(`${day}T00:00:00-04:00`);
  return [start, start + 24 * HOUR] as const;
};

const t = (locale: (typeof LOCALE_CODES)[number]) =>
  createNamespaceTranslator(locale, "quote", loadNamespace(locale, "quote"));

describe("the total of a quote", () => {
  it("is the sum of its lines, whole cents, in whichever order they stand", () => {
    fc.assert(
      fc.property(lines, (given) => {
        const total = getQuoteTotal(given);
        const exact = given.reduce((sum, line) => sum + BigInt(line.count) * BigInt(line.unitCents), 0n);
        expect(BigInt(total)).toBe(exact);
        expect(getQuoteTotal([...given].reverse())).toBe(total);
        const [first, ...rest] = given;
        expect(first ? getLineCents(first) + getQuoteTotal(rest) : 0).toBe(total);
      }),
    );
  });

  it("is the calculator's, for every party, basis and language", () => {
    const bases = [
      {},
      { price_basis: "per-2-persons", prices: [{ port: "bayahibe", adult: 110, child: 60 }] },
      { price_basis: "per-boat", prices: [{ port: "bayahibe", adult: 2950 }] },
    ];
    fc.assert(
      fc.property(
        party,
        fc.constantFrom(...bases),
        fc.constantFrom(...LOCALE_CODES),
        (chosen, change, locale) => {
          const price = getPartyPrice(createBookableOffer(change), { ...chosen, port: "bayahibe" }, true);
          if (price.kind !== "price") return;
          const made = toQuoteLines(price.lines, t(locale));
          expect(getQuoteTotal(made)).toBe(price.total * 100);
          expect(made.every(({ label }) => label !== "")).toBe(true);
        },
      ),
    );
  });
});

describe("a quote's last day", () => {
  it("ends at midnight in Santo Domingo, to the millisecond", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400 * 24, max: 400 * 24 }), (day, hours) => {
        const [, end] = getBounds(day);
        expect([isQuoteOver(day, end - 1), isQuoteOver(day, end)]).toEqual([false, true]);
        expect(isQuoteOver(day, end + hours * HOUR)).toBe(hours >= 0);
      }),
    );
  });

  it("is offered a week from now, before the trip, and never in the past", () => {
    fc.assert(
      fc.property(moments, fc.option(fc.integer({ min: -30, max: 60 })), (now, ahead) => {
        const today = getAgencyDay(now);
        const date = ahead === null ? undefined : addDays(today, ahead);
        const offered = getValidUntil(now, date);
        expect(isQuoteOver(offered, now)).toBe(false);
        expect(offered <= addDays(today, 7)).toBe(true);
        if (date !== undefined && date > today) expect(offered < date).toBe(true);
      }),
    );
    expect(getValidUntil(Date.parse("2027-01-11T02:00:00Z"))).toBe("2027-01-17");
    expect(getValidUntil(Date.parse("2027-01-10T12:00:00Z"), "2027-01-12")).toBe("2027-01-11");
    expect(getValidUntil(Date.parse("2027-01-10T12:00:00Z"), "2027-01-10")).toBe("2027-01-10");
  });
});

it("a quote that was settled stays so; else it is open until its last day is over", () => {
  const [start, end] = getBounds("2027-01-10");
  const getState = (status: "sent" | "accepted", now: number) =>
    getQuoteState({ status, validUntil: "2027-01-10" }, now);
  expect([getState("sent", start), getState("sent", end), getState("accepted", end)]).toEqual([
    "open",
    "over",
    "accepted",
  ]);
});
