import type { BookableOffer, BookingPort } from "../domain/booking/bookable-offer";
import { WEEKDAYS } from "../domain/config/offer";

/** The ports as booking knows them: ships call at La Romana alone. */
export const BOOKING_PORTS: readonly BookingPort[] = [
  { key: "bayahibe", name: "Bayahíbe", back_aboard_margin_minutes: null },
  { key: "punta-cana", name: "Punta Cana", back_aboard_margin_minutes: null },
  {
    key: "la-romana-cruises",
    name: "La Romana Cruises Zone",
    back_aboard_margin_minutes: 60,
    ashore_minutes: 45,
  },
];

/** Creates an offer as booking sees it: every day, three ports, nine hours, prices per person. */
export function createBookableOffer(change: Partial<BookableOffer> = {}): BookableOffer {
  return {
    days: WEEKDAYS,
    ports: ["bayahibe", "punta-cana", "la-romana-cruises"],
    prices: [
      { port: "bayahibe", adult: 75, child: 45 },
      { port: "punta-cana", adult: 92, child: 58 },
      { port: "la-romana-cruises", adult: 85, child: 50 },
    ],
    price_basis: "per-person",
    minimum_party: [{ port: "punta-cana", persons: 2 }],
    pickup: [
      { port: "bayahibe", time: "08:00" },
      { port: "punta-cana", time: "07:00" },
      { port: "la-romana-cruises", time: "08:00" },
    ],
    duration_hours: 9,
    ...change,
  };
}
