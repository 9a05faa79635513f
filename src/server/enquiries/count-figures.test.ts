/** @jest-environment node */
import fc from "fast-check";

import { countFigures, type CountedEnquiry } from "./figures";

const FROM = Date.parse("2027-01-01T04:00:00Z");
const TO = Date.parse("2027-02-10T12:00:00Z");
const MINUTE = 60_000;

const enquiry = (change: Partial<CountedEnquiry> = {}): CountedEnquiry => ({
  createdAt: FROM,
  answeredAt: null,
  status: "new",
  offer: null,
  locale: "en",
  source: null,
  ...change,
});
const answeredAfter = (minutes: number) =>
  enquiry({ answeredAt: FROM + minutes * MINUTE, status: "answered" });

describe("the time to the first answer", () => {
  it.each<[minutes: number[], median: number | null, withinAnHour: number]>([
    [[], null, 0],
    [[12], 12, 1],
    [[10, 60, 61], 60, 2],
    [[10, 20, 30, 400], 25, 3],
    [[90, 3000], 1545, 0],
  ])("of %j minutes has the median %s, %d within the hour", (minutes, median, withinAnHour) => {
    const { firstAnswer } = countFigures([...minutes.map(answeredAfter), enquiry()], FROM, TO);
    expect(firstAnswer).toEqual({ median, withinAnHour, answered: minutes.length });
  });

  it("counts who still waits, and nobody who was answered, or booked in some other way", () => {
    const given = [enquiry(), enquiry({ status: "lost" }), enquiry({ status: "booked" }), answeredAfter(5)];
    expect(countFigures(given, FROM, TO)).toMatchObject({ enquiries: 4, bookings: 1, unanswered: 2 });
  });
});

describe("weeks", () => {
  it.each([
    // Sunday evening and Monday morning in Santo Domingo: the same hours are Monday in London already.
    ["2027-01-11T03:59:59Z", "2027-01-04"],
    ["2027-01-11T04:00:00Z", "2027-01-11"],
    ["2027-01-01T04:00:00Z", "2026-12-28"],
  ])("begin on Monday in Santo Domingo: %s is in the week of %s", (moment, monday) => {
    const at = Date.parse(moment);
    expect(countFigures([], at, at).weeks.map(({ key }) => key)).toEqual([monday]);
  });

  it("are all there, in order, also those without enquiries", () => {
    const given = [
      enquiry({ createdAt: Date.parse("2027-01-20T12:00:00Z"), status: "booked" }),
      enquiry({ createdAt: Date.parse("2027-01-21T12:00:00Z") }),
    ];
    const { weeks } = countFigures(given, FROM, TO);
    expect(weeks.map(({ key }) => key)).toEqual([
      ...["2026-12-28", "2027-01-04", "2027-01-11", "2027-01-18"],
      ...["2027-01-25", "2027-02-01", "2027-02-08"],
    ]);
    expect(weeks[3]).toEqual({ key: "2027-01-18", enquiries: 2, bookings: 1 });
  });
});

it("each way of counting has every enquiry and every booking once", () => {
  const given = fc.array(
    fc.record({
      createdAt: fc.integer({ min: FROM, max: TO }),
      answeredAt: fc.option(fc.integer({ min: FROM, max: TO })),
      status: fc.constantFrom<CountedEnquiry["status"]>("new", "open", "answered", "booked", "lost"),
      offer: fc.option(fc.constantFrom("coral-key", "motor-yacht")),
      locale: fc.constantFrom("en", "es", "it"),
      source: fc.option(fc.constantFrom("Hotel Sol", "constructor")),
    }),
  );
  fc.assert(
    fc.property(given, (enquiries) => {
      const figures = countFigures(enquiries, FROM, TO);
      for (const rows of [figures.weeks, figures.offers, figures.languages, figures.sources]) {
        expect(rows.reduce((sum, row) => sum + row.enquiries, 0)).toBe(figures.enquiries);
        expect(rows.reduce((sum, row) => sum + row.bookings, 0)).toBe(figures.bookings);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }
    }),
  );
});
