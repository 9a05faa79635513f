import { OfferCard } from "../../src/components/offer/offer-card";
import { OfferList } from "../../src/components/offer/offer-list";
import { BookingPanel } from "../../src/features/booking/booking-panel";
import { OfferPanel } from "../../src/features/booking/offer-panel";
import { OfferActions } from "../../src/features/offer-detail/offer-actions";
import { PrintedSheet } from "../../src/features/offer-detail/printed-sheet";
import { OfferParts } from "../../src/features/offer-detail/offer-parts";
import { drawOfferMap } from "../../src/map/draw-offer-map";
import { BOOKING_PORTS } from "../../src/testing/create-bookable-offer";
import { createOfferCard, createPageOffer } from "../../src/testing/create-page-offer";
import { PORTS, SITE } from "./content/settings";
import { createSpecimenPicture, LONG_TEXT, LONG_TITLE, type Group } from "./specimen";

const PLACES = [
  { name: "Mano Juan", text: "A village of painted houses.", lat: 18.136, lon: -68.741 },
  { name: LONG_TITLE, text: LONG_TEXT, lat: 18.236, lon: -68.779 },
];
const TOUR = { collection: "excursions", category_tags: ["sea"], ports: ["bayahibe"], places: PLACES };
const settings = { ...SITE, pricesOn: true };
const card = createOfferCard({ cover: createSpecimenPicture() });
const longCard = createOfferCard({
  path: "/catalog/long",
  title: LONG_TITLE,
  summary: LONG_TEXT,
  cover: createSpecimenPicture(),
});
const bareCard = createOfferCard({
  path: "/catalog/bare",
  prices: [],
  duration_hours: null,
  cover: createSpecimenPicture(),
});

const pausedCard = createOfferCard({
  ...{ path: "/catalog/paused", sale: "paused", prices: [], cover: createSpecimenPicture() },
});

const fullOffer = createPageOffer({
  ...{ title: LONG_TITLE, summary: LONG_TEXT, body: `<p>${LONG_TEXT}</p>`, cover: createSpecimenPicture() },
  gallery: [
    createSpecimenPicture("A beach"),
    createSpecimenPicture("A boat"),
    createSpecimenPicture("A palm"),
  ],
  ...{ duration_hours: 9, minimum_age: 8, ports: ["bayahibe", "punta-cana"] },
  prices: [
    { port: "bayahibe", adult: 75, child: 40 },
    { port: "punta-cana", adult: 95, child: null },
  ],
  minimum_party: [{ port: "punta-cana", persons: 2 }],
  itinerary: [
    { time: "08:00", text: "Pick-up" },
    { time: "12:30", text: LONG_TEXT },
  ],
  places: PLACES,
  map: drawOfferMap(TOUR, PORTS, "en"),
  pickup: [{ port: "bayahibe", place: LONG_TITLE, time: "08:00", back: null }],
  ...{ included: ["Lunch", LONG_TEXT], not_included: ["Tips"], bring: ["Sun cream"] },
  faq: [
    { question: "Is it far?", answer: "Half an hour." },
    { question: LONG_TITLE, answer: LONG_TEXT },
  ],
  ...{ accessibility: LONG_TEXT, babies: LONG_TEXT, minimum_age_text: LONG_TEXT, health: LONG_TEXT },
});

function Booking({ offer }: { offer: typeof fullOffer }) {
  return <BookingPanel offer={offer} settings={settings} ports={BOOKING_PORTS} />;
}

function Paused({ pause_note, hasRelated = false }: { pause_note: string; hasRelated?: boolean }) {
  const offer = { ...fullOffer, sale: "paused", pause_note, prices: [] };
  return <OfferPanel {...{ offer, settings, hasRelated }} ports={BOOKING_PORTS} />;
}

/** Offers in lists and on their pages. */
export const OFFERS: readonly Group[] = [
  {
    id: "cards",
    title: "Cards",
    specimens: [
      { state: "normal", children: <OfferCard offer={card} /> },
      { state: "large", children: <OfferCard offer={card} size="large" /> },
      { state: "long words", children: <OfferCard offer={longCard} /> },
      { state: "no price, no duration", children: <OfferCard offer={bareCard} /> },
      { state: "paused", children: <OfferCard offer={pausedCard} /> },
    ],
  },
  {
    id: "lists",
    title: "Lists",
    specimens: [
      { state: "empty", children: <OfferList offers={[]} /> },
      {
        state: "the first one large",
        children: <OfferList offers={[card, longCard, bareCard]} rhythm="lead" />,
      },
    ],
  },
  {
    id: "booking",
    title: "Choosing a day",
    specimens: [
      { state: "untouched", children: <Booking offer={fullOffer} /> },
      {
        state: "for two, from one port",
        children: <Booking offer={{ ...fullOffer, price_basis: "per-2-persons", ports: ["bayahibe"] }} />,
      },
      { state: "without prices", children: <Booking offer={{ ...fullOffer, prices: [] }} /> },
      { state: "paused, with a sentence of staff", children: <Paused pause_note={LONG_TEXT} hasRelated /> },
      { state: "paused, without one", children: <Paused pause_note="" /> },
      { state: "what else to do with an offer", children: <OfferActions offer={fullOffer} /> },
    ],
  },
  {
    id: "offer-bare",
    title: "An offer with the least that it can have",
    specimens: [
      {
        state: "empty",
        children: (
          <OfferParts
            offer={createPageOffer({ cover: createSpecimenPicture() })}
            settings={settings}
            ports={PORTS}
          />
        ),
      },
    ],
  },
  {
    id: "offer-full",
    title: "An offer with everything, and long words",
    specimens: [
      {
        state: "full",
        children: (
          <OfferParts
            offer={fullOffer}
            settings={settings}
            ports={PORTS}
            panel={<Booking offer={fullOffer} />}
            actions={
              <>
                <OfferActions offer={fullOffer} />
                <PrintedSheet path={fullOffer.path} site={SITE} host="palmarena.example" />
              </>
            }
          />
        ),
      },
    ],
  },
];
