import { NO_CHOICE, type Choice } from "../../domain/booking/choice";
import { WEEKDAYS } from "../../domain/config/offer";
import { createTranslator } from "../../domain/i18n/create-i18n";
import { BOOKING_PORTS } from "../../testing/create-bookable-offer";
import { loadMessages } from "../../testing/load-messages";
import { getFittingTrips } from "./fitting-trips";

type Trip = Parameters<typeof getFittingTrips>[0][number];

const trip = (title: string, change: Partial<Trip> = {}): Trip => ({
  ...{ title, url: `/excursions/${title}`, days: WEEKDAYS, duration_hours: 5, price_basis: "per-person" },
  pickup: [{ port: "la-romana-cruises", time: "09:00" }],
  ...change,
});

const context = {
  ...{ ports: BOOKING_PORTS, booking: { cut_off_hours: 12, days_ahead: 365 } },
  ...{ locale: "en" as const, t: createTranslator("en", loadMessages("en")) },
  now: Date.parse("2026-11-21T12:00:00Z"),
};
const ship = (shipDocked: string, shipAllAboard: string, date?: string): Choice => ({
  ...{ ...NO_CHOICE, port: "la-romana-cruises", date },
  pickup: { kind: "cruise", shipDocked, shipAllAboard, shipClock: "local" },
});

const TRIPS = [
  trip("short", { duration_hours: 3 }),
  trip("five"),
  trip("long", { duration_hours: 9 }),
  trip("early", { pickup: [{ port: "la-romana-cruises", time: "07:00" }] }),
  trip("mondays", { days: ["monday"], minimum_age: 6 }),
  trip("closed", { closed_days: ["2026-12-01"], not_for: ["under-2"] }),
  trip("paused", { sale: "paused" }),
  trip("unknown", { duration_hours: null }),
];
const CALL = ship("08:00", "16:00");

it.each([
  ["that a ship's guests can reach and return from, the longest first", CALL, "five mondays closed short"],
  ["that run on the chosen day", ship("08:00", "16:00", "2026-12-01"), "five short"],
  ["of a short call", ship("08:00", "13:00"), "short"],
  ["of a call that is too short: none", ship("08:00", "12:30"), ""],
  ["that take everybody of the party", { ...CALL, smallChildren: 1 }, "five short"],
])("the trips %s", (_, choice, titles) => {
  const fitting = getFittingTrips(TRIPS, choice, context);
  expect(fitting.map(({ title }) => title).join(" ")).toBe(titles);
});

it("a trip's link holds the ship's times, and says when it is back", () => {
  const late = trip("late", { pickup: [{ port: "la-romana-cruises", time: "09:00", back: "14:30" }] });
  const back = getFittingTrips([trip("five"), late], ship("08:00", "16:30"), context);
  expect(back.map((each) => each.back)).toEqual(["14:00", "14:30"]);
  expect(back[0]?.path).toBe(
    "/excursions/five?port=la-romana-cruises&adults=2&pickup=cruise&docks=08%3A00&aboard=16%3A30&clock=local#book",
  );
});
