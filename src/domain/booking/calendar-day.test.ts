import fc from "fast-check";

import { AGENCY_TIME_ZONE } from "../config/booking";
import {
  addMonths,
  getAgencyDay,
  getAgencyMonth,
  getAgencyTime,
  getMonthSpan,
  listMonths,
} from "./calendar-day";

const instant = fc.integer({ min: Date.parse("2020-01-01"), max: Date.parse("2040-01-01") });

it("the day and the time of Santo Domingo are those of the world's time zone table", () => {
  const zone = new Intl.DateTimeFormat("sv-SE", { timeZone: AGENCY_TIME_ZONE });
  const clock = { hour: "2-digit", minute: "2-digit", timeZone: AGENCY_TIME_ZONE } as const;
  const time = new Intl.DateTimeFormat("sv-SE", clock);
  fc.assert(
    fc.property(instant, (now) => {
      const day = getAgencyDay(now);
      expect(day).toBe(zone.format(now));
      const start = getAgencyTime(day, time.format(now));
      expect(now - start).toBeGreaterThanOrEqual(0);
      expect(now - start).toBeLessThan(60_000);
    }),
  );
});

it("every instant is in exactly the span of its month", () => {
  fc.assert(
    fc.property(instant, (now) => {
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
  expect(addMonths("2026-03", -14)).toBe("2025-01");
});
