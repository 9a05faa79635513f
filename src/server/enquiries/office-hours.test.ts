import fc from "fast-check";

import { HOUR_MS } from "../../booking/calendar-day";
import { WEEKDAYS } from "../../config/offer";
import { addOfficeHours, isOfficeOpen, type OfficeHours } from "./due-time";

const DAILY: OfficeHours = { opens: "08:00", closes: "20:00" };
const at = (text: string) => Date.parse(`${text}:00-04:00`);

// 2027-01-10 is a Sunday.
const sunday: Pick<OfficeHours, "closed_weekdays"> = { closed_weekdays: ["sunday"] };

test.each<[string, number, Partial<OfficeHours>, string]>([
  ["2027-01-11T09:00", 2, {}, "2027-01-11T11:00"],
  ["2027-01-11T18:00", 2, {}, "2027-01-11T20:00"],
  ["2027-01-11T19:30", 2, {}, "2027-01-12T09:30"],
  ["2027-01-11T21:00", 2, {}, "2027-01-12T10:00"],
  ["2027-01-11T03:00", 2, {}, "2027-01-11T10:00"],
  ["2027-01-09T19:00", 2, sunday, "2027-01-11T09:00"],
  ["2027-01-10T12:00", 2, sunday, "2027-01-11T10:00"],
  ["2026-12-24T19:00", 2, { closed_days: ["2026-12-25"] }, "2026-12-26T09:00"],
  ["2026-12-31T19:00", 14, { closed_days: ["2027-01-01"] }, "2027-01-03T09:00"],
  ["2027-01-11T20:00", 0, {}, "2027-01-12T08:00"],
  ["2027-01-11T12:00", 0, {}, "2027-01-11T12:00"],
  ["2027-01-11T09:00", 30, {}, "2027-01-13T15:00"],
])("from %s, %d hours later with %j is %s", (from, hours, change, expected) => {
  expect(new Date(addOfficeHours(at(from), hours, { ...DAILY, ...change }))).toEqual(new Date(at(expected)));
});

test.each<[string, OfficeHours]>([
  ["closes before it opens", { opens: "20:00", closes: "08:00" }],
  ["is closed on every weekday", { ...DAILY, closed_weekdays: WEEKDAYS }],
])("counts the hours of the clock for an office that %s", (_, hours) => {
  expect(addOfficeHours(at("2027-01-11T23:00"), 2, hours)).toBe(at("2027-01-12T01:00"));
});

test("the office is open from its opening until just before it closes", () => {
  const open = ["2027-01-11T07:59", "2027-01-11T08:00", "2027-01-11T19:59", "2027-01-11T20:00"].map((time) =>
    isOfficeOpen(at(time), DAILY),
  );
  expect(open).toEqual([false, true, true, false]);
  expect(isOfficeOpen(at("2027-01-10T12:00"), { ...DAILY, ...sunday })).toBe(false);
  expect(isOfficeOpen(at("2027-01-11T12:00"), { ...DAILY, closed_days: ["2027-01-11"] })).toBe(false);
});

describe("for any office", () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const offices = fc.record({
    opens: time,
    closes: time,
    closed_weekdays: fc.subarray([...WEEKDAYS]),
    closed_days: fc.subarray(["2027-01-01", "2027-02-27", "2027-03-26", "2027-12-25"]),
  });
  const moments = fc.integer({ min: at("2026-12-01T00:00"), max: at("2028-01-01T00:00") });
  const amounts = fc.integer({ min: 1, max: 80 });

  const isUsual = ({ opens, closes, closed_weekdays }: OfficeHours) =>
    opens < closes && (closed_weekdays?.length ?? 0) < 7;

  /** Counts the minutes between two moments in which the office is open. */
  function countOpenMinutes(from: number, to: number, office: OfficeHours): number {
    let minutes = 0;
    for (let moment = from; moment < to; moment += 60_000) if (isOfficeOpen(moment, office)) minutes += 1;
    return minutes;
  }

  test("the result is never earlier than the hours of the clock, and is later for a later beginning", () => {
    fc.assert(
      fc.property(moments, moments, amounts, offices, (one, other, hours, office) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const due = addOfficeHours(early, hours, office);
        expect(due).toBeGreaterThanOrEqual(early + hours * HOUR_MS);
        expect(addOfficeHours(late, hours, office)).toBeGreaterThanOrEqual(due);
      }),
    );
  });

  test("the office is open for just these hours in between", () => {
    const short = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(moments, short, offices.filter(isUsual), (moment, hours, office) => {
        const from = moment - (moment % 60_000);
        const due = addOfficeHours(from, hours, office);
        fc.pre(due - from < 30 * 24 * HOUR_MS);
        expect(countOpenMinutes(from, due, office)).toBe(hours * 60);
      }),
      { numRuns: 40 },
    );
  });

  test("an hour after an hour is two hours later", () => {
    fc.assert(
      fc.property(moments, offices.filter(isUsual), (from, office) => {
        const twice = addOfficeHours(addOfficeHours(from, 1, office), 1, office);
        expect(twice).toBe(addOfficeHours(from, 2, office));
      }),
    );
  });
});
