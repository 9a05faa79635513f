import { randomUUID } from "node:crypto";

import type { QuoteTrip } from "../domain/contracts/quotes";
import type { NewQuote } from "../server/quotes/quote";

/** A trip as it is quoted: two adults and a child to Coral Key, 195 dollars. */
export function createQuoteTrip(change: Partial<QuoteTrip> = {}): QuoteTrip {
  return {
    ...{ offer: "coral-key", title: "Cayo Coral", port: "bayahibe", date: "2027-01-20" },
    ...{ adults: 2, children: 1, smallChildren: 0, pickup: { place: "", time: "" } },
    lines: [
      { label: "Adultos", count: 2, unitCents: 7500 },
      { label: "Niños", count: 1, unitCents: 4500 },
    ],
    ...change,
  };
}

/** A quote of that trip as the store takes it; `trip` changes the trip. */
export function createQuote({
  trip,
  ...change
}: Partial<NewQuote> & { trip?: Partial<QuoteTrip> } = {}): NewQuote {
  return {
    id: randomUUID(),
    locale: "es",
    trips: [createQuoteTrip(trip)],
    ...{ lines: [], deposit: null, replaces: [], terms: [], payUrl: "", text: "" },
    validUntil: "2027-01-17",
    ...change,
  };
}
