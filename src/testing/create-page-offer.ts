import { createPicture } from "./create-picture";

type PageOffer = NonNullable<Queries.OfferPageQuery["offer"]>;

/** The ports as the settings name them. */
export const PORT_NAMES = [
  { key: "bayahibe", name: "Bayahíbe" },
  { key: "punta-cana", name: "Punta Cana" },
  { key: "la-romana-cruises", name: "La Romana Cruises Zone" },
];

/** Creates an offer as its page's query gives it: everything that may be empty is empty. */
export function createPageOffer(change: Partial<PageOffer> = {}): PageOffer {
  return {
    key: "saona-island",
    collection: "excursions",
    title: "Saona Island",
    summary: "A day on the island.",
    body: "<p>The island lies in the south.</p>",
    seo: { title: "Saona", description: "A day on Saona.", keywords: "saona" },
    cover: createPicture(),
    gallery: [],
    video: null,
    boat: null,
    duration_hours: null,
    days: ["monday"],
    ports: ["bayahibe"],
    minimum_age: null,
    price_basis: "per-person",
    prices: [],
    minimum_party: [],
    itinerary: [],
    places: [],
    pickup: [],
    faq: [],
    included: [],
    not_included: [],
    bring: [],
    cancellation: "",
    weather: "",
    payment: "",
    advices: "",
    accessibility: "",
    babies: "",
    minimum_age_text: "",
    health: "",
    pregnancy: "",
    photo_video: "",
    related_offers: [],
    ...change,
  };
}

/** Creates an offer as a card shows it. */
export function createCard(change: Partial<Queries.OfferCardFragment> = {}): Queries.OfferCardFragment {
  return {
    key: "motor-yacht",
    path: "/catalog/motor-yacht",
    collection: "catalog",
    title: "Motor yacht",
    summary: "Twelve guests.",
    duration_hours: 8,
    price_basis: "per-boat",
    prices: [{ adult: 310 }, { adult: 290 }],
    cover: createPicture("A yacht at anchor"),
    ...change,
  };
}
