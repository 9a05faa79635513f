import fc from "fast-check";

import { addMonths, getAgencyMonth, getMonthSpan, listMonths } from "./calendar-day";

it.each([
  ["2026-12-01T03:59:59.999Z", "2026-11"],
  ["2026-12-01T04:00:00.000Z", "2026-12"],
  ["2027-01-01T03:59:59.999Z", "2026-12"],
])("at %s it is %s in Santo Domingo", (moment, month) => {
  expect(getAgencyMonth(Date.parse(moment))).toBe(month);
});

it.each([
  ["2026-11", 1, "2026-12"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-03", -14, "2025-01"],
])("%s and %d months are %s", (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

it("every instant is in exactly the span of its month", () => {
  const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
  fc.assert(
    fc.property(moment, (now) => {
      const month = getAgencyMonth(now);
      const { from, to } = getMonthSpan(month);
      expect(from <= now && now < to).toBe(true);
      expect(getMonthSpan(addMonths(month, 1)).from).toBe(to);
    }),
  );
});

it("lists months across a new year, the last one first", () => {
  expect(listMonths("2026-11", "2027-01")).toEqual(["2027-01", "2026-12", "2026-11"]);
  expect(listMonths("2027-01", "2027-01")).toEqual(["2027-01"]);
});
