import type { CatalogOffer } from "../../../src/features/catalog/catalog-offer";
import { drawOfferMap } from "../../../src/map/draw-offer-map";
import { createOfferCard, createPageOffer } from "../../../src/testing/create-page-offer";
import { createSpecimenPicture } from "../specimen";
import { PORTS } from "./settings";

const ALL_PORTS = PORTS.map(({ key }) => key);
const ISLAND_PLACES = [
  {
    ...{ name: "Saona's western beaches", lat: 18.164, lon: -68.765 },
    text: "White sand and coconut palms on the sheltered side of the island.",
  },
  {
    ...{ name: "Mano Juan", lat: 18.136, lon: -68.741 },
    text: "A fishing village of painted wooden houses, home to a few hundred people.",
  },
  {
    ...{ name: "Natural pool at Palmilla", lat: 18.236, lon: -68.779 },
    text: "A sandbank off the coast where the water is waist deep a long way from shore.",
  },
];

function createListed(change: Partial<CatalogOffer>): CatalogOffer {
  return {
    ...createOfferCard({ cover: createSpecimenPicture() }),
    ...{ ports: ALL_PORTS, days: ["monday"], minimum_age: null, suits: [], category_tags: ["sea"] },
    ...{ featured: false, order: 1 },
    ...change,
  };
}

/** The offers of lists and of the catalog: of every collection, with and without a price and a duration. */
export const LISTED: readonly CatalogOffer[] = [
  createListed({
    ...{ key: "saona-island", collection: "excursions", path: "/excursions/saona-island", featured: true },
    title: "Saona Island by Catamaran and Speedboat",
    summary: "A full day on Saona: out by catamaran, beach and lunch, back by speedboat.",
    ...{ duration_hours: 9, price_basis: "per-person", prices: [{ adult: 75 }, { adult: 92 }] },
  }),
  createListed({
    ...{ key: "los-haitises", collection: "excursions", path: "/excursions/los-haitises", order: 2 },
    title: "Los Haitises: Mangroves and Caves",
    summary: "By boat through the mangroves of the bay, to caves with drawings of the Taíno.",
    ...{ duration_hours: 12, price_basis: "per-person", prices: [{ adult: 118 }] },
  }),
  createListed({
    ...{ key: "samana-whales", collection: "excursions", path: "/excursions/samana-whales", order: 3 },
    title: "Humpback Whales in the Bay of Samaná",
    summary: "From January to March.",
    ...{ duration_hours: 13, price_basis: "per-person", prices: [{ adult: 135 }] },
  }),
  createListed({
    ...{ key: "buggy-cane-fields", collection: "activities", path: "/activities/buggy-cane-fields" },
    title: "Buggies through the Cane Fields",
    summary: "Two to a buggy, on red earth tracks between the sugar cane.",
    ...{ duration_hours: 3.5, price_basis: "per-2-persons", prices: [{ adult: 95 }], minimum_age: 8 },
  }),
  createListed({
    ...{ key: "airport-transfer", collection: "services", path: "/services/airport-transfer" },
    title: "Airport Transfer",
    summary: "A driver with your name on a sign.",
    ...{ duration_hours: null, prices: [] },
  }),
  createListed({
    ...{ key: "sailing-catamaran", path: "/catalog/sailing-catamaran", featured: true },
    title: "Sailing Catamaran with Crew",
    summary: "Forty-five feet under sail for a party of up to thirty.",
    prices: [{ adult: 890 }],
  }),
  createListed({ key: "motor-yacht", path: "/catalog/motor-yacht", order: 2 }),
];

/** An excursion with every optional field. */
export const EXCURSION = createPageOffer({
  title: "Saona Island by Catamaran and Speedboat",
  summary:
    "A full day on Saona: out by catamaran, beach and lunch, the village of Mano Juan, back by speedboat.",
  body: "<p>Saona is about 25 km long and almost empty.</p><p>We collect you at the hotel or at the cruise terminal.</p>",
  ...{ cover: createSpecimenPicture(), gallery: [1, 2, 3].map(() => createSpecimenPicture()) },
  video: {
    ...{ mp4: { publicURL: "/loop.mp4" }, webm: { publicURL: "/loop.webm" } },
    poster: createSpecimenPicture().image,
  },
  ...{ duration_hours: 9, days: ["monday", "wednesday", "saturday"], ports: ALL_PORTS, minimum_age: 2 },
  prices: [
    { port: "bayahibe", adult: 75, child: 45 },
    { port: "punta-cana", adult: 92, child: 58 },
    { port: "la-romana-cruises", adult: 85, child: null },
  ],
  minimum_party: [{ port: "punta-cana", persons: 2 }],
  pickup: [
    { port: "bayahibe", place: "Lobby of your hotel, or the village pier", time: "08:00", back: null },
    { port: "punta-cana", place: "Lobby of your hotel", time: "07:00", back: null },
  ],
  places: ISLAND_PLACES,
  map: drawOfferMap(
    { collection: "excursions", category_tags: ["sea"], ports: ALL_PORTS, places: ISLAND_PLACES },
    PORTS,
    "en",
  ),
  itinerary: [
    { time: "08:00", text: "Pick-up in Bayahíbe and Dominicus" },
    { time: "12:30", text: "Buffet lunch under the palms, then free time" },
    { time: "16:30", text: "Back at the pier in Bayahíbe" },
  ],
  included: ["Pick-up and return", "Entrance to Cotubanamá National Park", "Buffet lunch"],
  ...{ not_included: ["Tips for the crew"], bring: ["Reef-safe sunscreen, hat and sunglasses"] },
  faq: [{ question: "Is the sea rough?", answer: "The coast is mostly calm." }],
  advices: "Wear sandals that can get wet.",
  accessibility: "There is no pier on the beach: you board by a ladder.",
  reviews: {
    ...{ count: 2, average: 2.5 },
    shown: [
      {
        ...{ key: "r1", language: "en", date: "2026-11-02", day: "November 2, 2026", stars: 4 },
        ...{ name: "Joe", country: "Canada", text: "Clear water.\nThe lunch was plain.", answer: "" },
      },
      {
        ...{ key: "r2", language: "es", date: "2026-10-28", day: "October 28, 2026", stars: 1 },
        ...{ name: "Ana", country: "Spain", text: "Dos horas de retraso.", answer: "Lo sentimos." },
      },
    ],
  },
  related_offers: LISTED.slice(1, 4),
});

/** A boat with its crew, priced as a whole. */
export const BOAT = createPageOffer({
  ...{ key: "sailing-catamaran", collection: "catalog", path: "/catalog/sailing-catamaran" },
  title: "Sailing Catamaran with Crew",
  summary: "Forty-five feet under sail for a party of up to thirty, with skipper, crew and lunch.",
  body: "<p>You say where to, and the wind says how fast.</p>",
  ...{ cover: createSpecimenPicture(), gallery: [1, 2].map(() => createSpecimenPicture()) },
  boat: { length_m: 13.7, capacity: 30, crew: 4, cabins: 2, engine: "2 × 40 hp" },
  ...{ duration_hours: 8, ports: ["bayahibe"], price_basis: "per-boat" },
  prices: [{ port: "bayahibe", adult: 890, child: null }],
  season: { from: "11-01", until: "04-30" },
  places: ISLAND_PLACES.slice(0, 2),
  map: drawOfferMap(
    {
      ...{ collection: "catalog", boat: true, category_tags: ["sea"], ports: ["bayahibe"] },
      places: ISLAND_PLACES.slice(0, 2),
    },
    PORTS,
    "en",
  ),
  ...{ included: ["Skipper and crew", "Fuel"], not_included: ["Lunch"], bring: ["A towel"] },
  cancellation: "Free of charge up to seven days before.",
});
