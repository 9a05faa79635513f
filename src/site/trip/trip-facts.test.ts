import { createTranslator } from "../../domain/i18n/create-i18n";
import { BOOKING_PORTS, createBookableOffer } from "../../testing/create-bookable-offer";
import { loadMessages } from "../../testing/load-messages";
import { describeTrip, getTripFacts, type TripOffer } from "./trip-facts";

const context = {
  ...{ ports: BOOKING_PORTS, pricesOn: true, booking: { cut_off_hours: 12, days_ahead: 365 } },
  ...{ locale: "en" as const, t: createTranslator("en", loadMessages("en")) },
  now: Date.parse("2026-11-21T12:00:00Z"),
};
const SHIP = "port=la-romana-cruises&docks=07:00&aboard=19:00";

it.each<[string, Partial<TripOffer>, string | undefined, string?]>([
  ["adults=3", {}, undefined],
  ["port=bayahibe", {}, "$75 per person"],
  ["port=bayahibe&adults=2&children=1", {}, "$195 for 2 adults, 1 child"],
  ["port=bayahibe&adults=2", { sale: "paused" }, undefined, "no: "],
  ["port=punta-cana", { ports: ["bayahibe"] }, undefined, "no: Does not leave from Punta Cana"],
  ["date=2026-12-01", {}, undefined, "Runs on Tue, Dec 1"],
  ["date=2026-12-01", { days: ["monday"] }, undefined, "no: Tue, Dec 1: no departure that day"],
  ["date=2026-12-01", { closed_days: ["2026-12-01"] }, undefined, "no: Tue, Dec 1: sold out then"],
  [`${SHIP}&clock=local`, {}, "$85 per person", "Back for your ship at 5:00 PM"],
  [`${SHIP}&clock=behind`, {}, "$85 per person", "no: Does not fit the times of your ship"],
  [SHIP, {}, "$85 per person", "no: Does not fit the times of your ship"],
  ["children=1&age=4", { minimum_age: 6 }, undefined, "no: Not for 4 years: the minimum age is 6"],
  [
    ...(["small=1", { minimum_age: 18 }, undefined] as const),
    "no: Cannot come: 1 child under 1 m (3 ft 3 in), because the minimum age is 18 years",
  ],
  ["adults=9", { daily_capacity: 8 }, undefined, "no: At most 8 guests a day, please ask us for more"],
  ["adults=9", { daily_capacity: 1, price_basis: "per-boat" }, undefined],
  ["small=1", { not_for: ["under-2"] }, undefined, "no: nobody under 2 can come along"],
])(
  "of a trip of %s an offer with %j says the price %s and the note: %s",
  (trip, change, price, said = "") => {
    const facts = getTripFacts(createBookableOffer(change), trip, context);
    const notes = facts.notes.map(({ text }) => text.replaceAll("\u{a0}", " ")).join();
    expect([facts.price, (facts.fits ? "" : "no: ") + notes]).toEqual([price, said]);
  },
);

it("the trip is one line of what was said, and of nothing else", () => {
  const trip = "date=2026-12-01&port=la-romana-cruises&adults=2&docks=07:00&clock=behind";
  expect(describeTrip(trip, context).replaceAll("\u{a0}", " ")).toBe(
    "Tue, Dec 1 · La Romana Cruises Zone · 2 adults · Cruise ship, docks at 7:00 AM, ship's clock one hour behind",
  );
  expect(describeTrip("date=2026-12-01", context)).toBe("Tue, Dec 1");
});
