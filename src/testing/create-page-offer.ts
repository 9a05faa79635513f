import { z } from "zod";

import { offerSchema } from "../content/schema/offer";
import { WEEKDAYS } from "../domain/config/offer";
import { createPicture } from "./create-picture";

type PageOffer = NonNullable<Queries.OfferPageQuery["offer"]>;

/** The agency's own terms, for offers that set none, and its notes on prices. */
export const OFFER_TERMS = {
  default_cancellation: "Free until the day before.",
  default_weather: "The captain decides.",
  default_payment: "On the day.",
  price_notes: {
    punta_cana_minimum: "Minimum 2.",
    per_two: "For 2.",
    small_children: "Small children are free.",
  },
};

type RequiredField = "key" | "collection" | "path" | "title" | "summary" | "body" | "seo" | "cover";
type ComputedField = "map" | "related_offers" | "reviews";

/** GraphQL answers `null` where it makes nothing. */
function getEmptyFields(): Omit<PageOffer, RequiredField | ComputedField> {
  const entries = Object.entries(offerSchema.shape).flatMap(([name, field]) => {
    const { success, data } = z.safeParse(field, undefined);
    return success ? [[name, data ?? null]] : [];
  });
  return Object.fromEntries(entries) as Omit<PageOffer, RequiredField | ComputedField>;
}

/** Creates an offer as its page's query gives it: everything that may be empty is empty. */
export function createPageOffer(change: Partial<PageOffer> = {}): PageOffer {
  return {
    ...getEmptyFields(),
    key: "saona-island",
    collection: "excursions",
    path: "/excursions/saona-island",
    title: "Saona Island",
    summary: "A day on the island.",
    body: "<p>The island lies in the south.</p>",
    seo: { title: "Saona", description: "A day on Saona.", keywords: "saona" },
    reviews: { count: 0, average: 0, shown: [] },
    cover: createPicture(),
    days: ["monday"],
    ports: ["bayahibe"],
    map: null,
    related_offers: [],
    ...change,
  };
}

/** Creates an offer as a card shows it. */
export function createOfferCard(change: Partial<Queries.OfferCardFragment> = {}): Queries.OfferCardFragment {
  return {
    key: "motor-yacht",
    path: "/catalog/motor-yacht",
    collection: "catalog",
    title: "Motor yacht",
    summary: "Twelve guests.",
    sale: "on-sale",
    card_facts: { ports: "Bayahíbe", included: ["Fuel"], more: 0, asks_flight: false },
    duration_hours: 8,
    minimum_age: null,
    not_for: [],
    not_for_note: "",
    free_until_hours: null,
    price_basis: "per-boat",
    car_seats: null,
    prices: [
      { port: "bayahibe", adult: 310, child: null },
      { port: "punta-cana", adult: 290, child: null },
    ],
    ports: ["bayahibe", "punta-cana"],
    days: [...WEEKDAYS],
    season: null,
    closed_days: [],
    pickup: [],
    child_from: null,
    child_until: null,
    minimum_party: [],
    boat: null,
    daily_capacity: null,
    asks_flight: null,
    cover: createPicture("A yacht at anchor"),
    ...change,
  };
}
