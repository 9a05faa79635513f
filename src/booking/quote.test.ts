/** @jest-environment node */
import { buildSync } from "esbuild";
import { execFileSync } from "node:child_process";
import fc from "fast-check";

import { LOCALE_CODES } from "../config/locales";
import { createNamespaceTranslator } from "../i18n/create-i18n";
import { createBookableOffer } from "../testing/create-bookable-offer";
import { loadNamespace } from "../testing/load-messages";
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

  it("is over for good: who could not accept cannot accept later", () => {
    fc.assert(
      fc.property(days, moments, moments, (day, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(isQuoteOver(day, early) && !isQuoteOver(day, late)).toBe(false);
        expect(getQuoteState({ status: "sent", validUntil: day }, late)).toBe(
          late >= getBounds(day)[1] ? "over" : "open",
        );
      }),
    );
  });

  it("is the same wherever the server's clock stands, also while other countries change theirs", () => {
    const [bundle] = buildSync({
      stdin: {
        contents: `
          import { getAgencyDay } from "./src/booking/calendar-day";
          import { getValidUntil } from "./src/booking/quote";
          const moments = JSON.parse(process.argv[1]);
          console.log(JSON.stringify(moments.map((now) => [getAgencyDay(now), getValidUntil(now)])));`,
        resolveDir: process.cwd(),
        loader: "ts",
      },
      ...{ bundle: true, write: false, platform: "node", format: "cjs" },
    }).outputFiles;
    // Hours around the clock changes of Madrid, Rome and New York in 2027, and anywhere else.
    const changes = ["2027-03-28T01:00Z", "2027-10-31T01:00Z", "2027-03-14T07:00Z", "2027-11-07T06:00Z"]
      .map((text) => Date.parse(text))
      .flatMap((moment) => [-2, -1, 0, 1, 2].map((hours) => moment + hours * HOUR));
    const asked = [...changes, ...fc.sample(moments, 100)];
    const run = (zone: string) =>
      execFileSync(process.execPath, ["-e", bundle?.text ?? "", JSON.stringify(asked)], {
        env: { ...process.env, TZ: zone },
        encoding: "utf8",
      });
    const here = JSON.stringify(asked.map((now) => [getAgencyDay(now), getValidUntil(now)]));
    const zones = ["UTC", "Pacific/Kiritimati", "Pacific/Niue", "Europe/Madrid", "America/New_York"];
    expect(zones.filter((zone) => run(zone).trim() !== here)).toEqual([]);
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

it.each(["accepted", "declined", "replaced"] as const)(
  "what is %s stays so, before and after its last day",
  (status) => {
    fc.assert(
      fc.property(days, moments, (validUntil, now) => {
        expect(getQuoteState({ status, validUntil }, now)).toBe(status);
      }),
    );
  },
);
