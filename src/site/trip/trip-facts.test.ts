import { createTranslator } from "../../domain/i18n/create-i18n";
import type { Translate } from "../../domain/i18n/message-key";
import { BOOKING_PORTS, createBookableOffer } from "../../testing/create-bookable-offer";
import { loadMessages } from "../../testing/load-messages";
import { describeTrip, getTripFacts, type TripOffer } from "./trip-facts";

const t: Translate = createTranslator("en", loadMessages("en"));
const context = {
  ...{ ports: BOOKING_PORTS, pricesOn: true, booking: { cut_off_hours: 12, days_ahead: 365 } },
  ...{ locale: "en" as const, t, now: Date.parse("2026-11-21T12:00:00Z") },
};
const SHIP = "port=la-romana-cruises&docks=07:00&aboard=19:00";

function getFacts(trip: string, change: Partial<TripOffer> = {}) {
  const { price, notes, fits } = getTripFacts(createBookableOffer(change), trip, context);
  return { price, fits, notes: notes.map((note) => note.text.replaceAll("\u{a0}", " ")) };
}

it.each([
  ["nothing without a port", "adults=3", undefined],
  ["of the port, for one person, before the party is known", "port=bayahibe", "$75 per person"],
  ["of the port and the party", "port=bayahibe&adults=2&children=1", "$195 for 2 adults, 1 child"],
])("the price is %s", (_, trip, price) => {
  expect(getFacts(trip)).toEqual({ price, fits: true, notes: [] });
});

it.each<[string, Partial<TripOffer>, boolean, string]>([
  ["port=punta-cana", { ports: ["bayahibe"] }, false, "Does not leave from Punta Cana"],
  ["date=2026-12-01", {}, true, "Runs on Tue, Dec 1"],
  ["date=2026-12-01", { days: ["monday"] }, false, "Tue, Dec 1: it does not run then"],
  ["date=2026-12-01", { closed_days: ["2026-12-01"] }, false, "Tue, Dec 1: sold out then"],
  [`${SHIP}&clock=local`, {}, true, "Back for your ship at 5:00 PM"],
  [`${SHIP}&clock=behind`, {}, false, "Does not fit the times of your ship"],
  [SHIP, {}, false, "Does not fit the times of your ship"],
  ["adults=2&children=1&age=4", { minimum_age: 6 }, false, "Not for 4 years: the minimum age is 6"],
  [
    "adults=2&small=1",
    { minimum_age: 18 },
    false,
    "Cannot come: 1 child under 1 metre, because the minimum age is 18 years",
  ],
  ["adults=9", { daily_capacity: 8 }, false, "At most 8 guests a day, please ask us for more"],
  ["adults=9", { daily_capacity: 1, price_basis: "per-boat" }, true, ""],
  ["adults=2&small=1", { not_for: ["under-2"] }, false, "nobody under 2 can come along"],
])("a trip of %s with %j fits: %s", (trip, change, fits, note) => {
  expect(getFacts(trip, change)).toMatchObject({ fits, notes: note ? [note] : [] });
});

it("nothing is said of an offer that is not on sale", () => {
  expect(getFacts("port=bayahibe&adults=2", { sale: "paused" })).toEqual({
    ...{ price: undefined, fits: false, notes: [] },
  });
});

it("the trip is one line of what was said, and of nothing else", () => {
  const trip = "date=2026-12-01&port=la-romana-cruises&adults=2&docks=07:00&clock=behind";
  expect(describeTrip(trip, context).replaceAll("\u{a0}", " ")).toBe(
    "Tue, Dec 1 · La Romana Cruises Zone · 2 adults · Cruise ship, docks at 7:00 AM, ship's clock one hour behind",
  );
  expect(describeTrip("date=2026-12-01", context)).toBe("Tue, Dec 1");
});
