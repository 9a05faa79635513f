import type {
  Product,
  Service,
  Thing,
  TouristTrip,
  Offer,
  QuantitativeValue,
  AggregateRating,
  Review,
} from "schema-dts";

import type { PriceBasis } from "../../domain/config/offer";
import { toUrl, type SiteFacts, type SiteOffer, type LocaleFacts } from "../outputs/site-facts";
import { getOfferReviews } from "../review-file";
import { getEntryPicturePath, getOfferShare } from "../share/share-paths";
import { createProvider } from "./create-agency";

/** From here on something is a journey of several days. */
const HOURS_PER_DAY = 24;

function createCommon(facts: SiteFacts, offer: SiteOffer) {
  const pictures = [getEntryPicturePath(facts, offer), getOfferShare(facts, offer).path];
  return {
    name: offer.title,
    description: offer.summary,
    image: pictures.map((path) => toUrl(facts, path)),
  };
}

/** Search engines refuse one without a price, so what has none is a service. */
function createProduct(facts: SiteFacts, offer: SiteOffer): Product | Service {
  const { settings, t } = facts.locales[offer.locale];
  const url = toUrl(facts, offer.path);
  const category = t(`offer.kind.${offer.collection}`);
  const common = { ...createCommon(facts, offer), url, category, ...createReviews(facts, offer) };
  const offers = createPriceOffers(facts, offer);
  const provider = createProvider(facts, offer.locale);
  if (offers.length === 0) return { "@type": "Service", "@id": `${url}#service`, ...common, provider };
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    ...common,
    sku: offer.key,
    brand: { "@type": "Brand", name: settings.brand },
    offers,
  };
}

function isTrip({ collection, duration_hours = 0 }: SiteOffer): boolean {
  return collection === "excursions" || collection === "activities" || duration_hours >= HOURS_PER_DAY;
}

function createTrip(facts: SiteFacts, offer: SiteOffer): TouristTrip {
  const url = toUrl(facts, offer.path);
  const places = offer.places.map(({ name, text, lat, lon }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    item: {
      "@type": "TouristAttraction" as const,
      name,
      description: text,
      geo: { "@type": "GeoCoordinates" as const, latitude: lat, longitude: lon },
    },
  }));
  return {
    "@type": "TouristTrip",
    "@id": `${url}#trip`,
    ...createCommon(facts, offer),
    url,
    touristType: offer.category_tags.map((tag) => facts.locales[offer.locale].t(`offer.tags.${tag}`)),
    provider: createProvider(facts, offer.locale),
    ...(places.length > 0 && {
      itinerary: { "@type": "ItemList", numberOfItems: places.length, itemListElement: places },
    }),
    ...(offer.prices.length > 0 && {
      offers: offer.prices.map(({ port }) => ({ "@id": `${url}#offer-${port}` })),
    }),
  };
}

/** A product, and where guests are shown something a trip. A boat is a product alone. */
export function createOfferBlocks(facts: SiteFacts, offer: SiteOffer): Thing[] {
  const product = createProduct(facts, offer);
  return isTrip(offer) ? [product, createTrip(facts, offer)] : [product];
}

/** How many guests one price is for; a boat's is for all on board. */
const PERSONS: Record<PriceBasis, number | undefined> = {
  "per-person": 1,
  "per-2-persons": 2,
  "per-boat": undefined,
  "per-car": undefined,
};

/** UN/CEFACT code for "one". */
const ONE = "C62";

function createUnit(
  { price_basis, boat, car_seats: seats }: SiteOffer,
  { t }: LocaleFacts,
): QuantitativeValue {
  const unitText = t(`offer.prices.fromBasis.${price_basis}`);
  const persons = PERSONS[price_basis];
  return {
    "@type": "QuantitativeValue",
    ...(price_basis === "per-boat" && boat && { maxValue: boat.capacity }),
    ...(price_basis === "per-car" && seats && { maxValue: seats }),
    value: persons ?? 1,
    unitCode: ONE,
    unitText,
  };
}

/** Fewer persons than this cannot book from the port at the price. */
function getMinimum({ price_basis, minimum_party }: SiteOffer, port: string): number {
  const minimum = minimum_party.find((row) => row.port === port)?.persons ?? 1;
  return Math.max(minimum, PERSONS[price_basis] ?? 1);
}

/**
 * The adults' price from each port, with what it is for. A price for 2 persons has no plain `price`, which everybody
 * would read as that of one.
 */
function createPriceOffers(facts: SiteFacts, offer: SiteOffer): Offer[] {
  const words = facts.locales[offer.locale];
  const url = toUrl(facts, offer.path);
  return offer.prices.map(({ port, adult, currency }) => {
    const place = words.ports.find(({ key }) => key === port);
    const unit = createUnit(offer, words);
    return {
      "@type": "Offer",
      "@id": `${url}#offer-${port}`,
      url,
      availability: "https://schema.org/InStock",
      ...(offer.price_basis !== "per-2-persons" && { price: adult, priceCurrency: currency }),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: adult,
        priceCurrency: currency,
        referenceQuantity: unit,
        ...(unit.unitText && { unitText: unit.unitText }),
      },
      eligibleQuantity: { "@type": "QuantitativeValue", minValue: getMinimum(offer, port), unitCode: ONE },
      ...(place && { availableAtOrFrom: { "@type": "Place", name: place.name } }),
      seller: createProvider(facts, offer.locale),
    };
  });
}

const SCALE = { bestRating: 5, worstRating: 1 };

/** Says what guests say of an offer, from the published reviews alone; nothing while there is none. */
function createReviews(
  { reviews }: SiteFacts,
  { key, locale }: SiteOffer,
): { aggregateRating?: AggregateRating; review?: Review[] } {
  const { count, average, shown } = getOfferReviews(reviews.get(key) ?? [], locale);
  if (count === 0) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count, ...SCALE },
    review: shown.map(({ name, date, language, text, stars }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      datePublished: date,
      inLanguage: language,
      reviewBody: text,
      reviewRating: { "@type": "Rating", ratingValue: stars, ...SCALE },
    })),
  };
}
