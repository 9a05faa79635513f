import { NO_CHOICE, type Choice } from "../../domain/booking/choice";
import { WEEKDAYS } from "../../domain/config/offer";
import { BOOKING_PORTS } from "../../testing/create-bookable-offer";
import { getFittingTrips } from "./fitting-trips";

type Trip = Parameters<typeof getFittingTrips>[0][number];

const trip = (title: string, change: Partial<Trip> = {}): Trip => ({
  ...{ title, url: `/excursions/${title}`, days: WEEKDAYS, duration_hours: 5 },
  pickup: [{ port: "la-romana-cruises", time: "09:00" }],
  ...change,
});

const settings = { pricesOn: true, booking: { cut_off_hours: 12, days_ahead: 365 } };
const context = { settings, ports: BOOKING_PORTS, now: Date.parse("2026-11-21T12:00:00Z") };
const ship = (shipDocked: string, shipAllAboard: string, date?: string): Choice => ({
  ...{ ...NO_CHOICE, port: "la-romana-cruises", date },
  pickup: { kind: "cruise", shipDocked, shipAllAboard, shipClock: "local" },
});

const TRIPS = [
  trip("short", { duration_hours: 3 }),
  trip("five"),
  trip("long", { duration_hours: 9 }),
  trip("early", { pickup: [{ port: "la-romana-cruises", time: "07:00" }] }),
  trip("mondays", { days: ["monday"] }),
  trip("closed", { closed_days: ["2026-12-01"] }),
  trip("paused", { sale: "paused" }),
  trip("unknown", { duration_hours: null }),
];
const getTitles = (choice: Choice) => getFittingTrips(TRIPS, choice, context).map(({ title }) => title);

it.each([
  [
    "that a ship's guests can reach and return from, the longest first",
    ship("08:00", "16:00"),
    ["five", "mondays", "closed", "short"],
  ],
  ["that run on the chosen day", ship("08:00", "16:00", "2026-12-01"), ["five", "short"]],
  ["of a short call", ship("08:00", "13:00"), ["short"]],
  ["of a call that is too short: none", ship("08:00", "12:30"), []],
])("the trips %s", (_, choice, titles) => {
  expect(getTitles(choice)).toEqual(titles);
});

it("a trip that does not take somebody of the party is none", () => {
  const family = { ...ship("08:00", "16:00"), smallChildren: 1 };
  const trips = [trip("all"), trip("aged", { minimum_age: 6 }), trip("fast", { not_for: ["under-2"] })];
  expect(getFittingTrips(trips, family, context).map(({ title }) => title)).toEqual(["all"]);
});

it("a trip's link holds the ship's times, and says when it is back", () => {
  const [five] = getFittingTrips(TRIPS, ship("08:00", "16:00"), context);
  expect(five?.back).toBe("14:00");
  const late = { pickup: [{ port: "la-romana-cruises", time: "09:00", back: "14:30" }] };
  expect(getFittingTrips([trip("late", late)], ship("08:00", "16:30"), context)[0]?.back).toBe("14:30");
  expect(five?.path).toBe(
    "/excursions/five?port=la-romana-cruises&adults=2&pickup=cruise&docks=08%3A00&aboard=16%3A00&clock=local#book",
  );
});
