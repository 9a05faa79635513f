import { randomUUID } from "node:crypto";

import type { NewQuote } from "../server/quotes/quote-repository";

/** Creates a quote as the store takes it: two adults and a child to Coral Key, 195 dollars. */
export function createQuote(change: Partial<NewQuote> = {}): NewQuote {
  return {
    id: randomUUID(),
    locale: "es",
    offer: "coral-key",
    title: "Cayo Coral",
    port: "bayahibe",
    date: "2027-01-20",
    adults: 2,
    children: 1,
    smallChildren: 0,
    lines: [
      { label: "Adultos", count: 2, unitCents: 7500 },
      { label: "Niños", count: 1, unitCents: 4500 },
    ],
    currency: "USD",
    payUrl: "",
    text: "",
    validUntil: "2027-01-17",
    ...change,
  };
}
