import type { Product, Service, Thing, TouristTrip } from "schema-dts";
import { getEntryPicturePath, getOfferShare } from "../share/share-paths";
import { toUrl, type SiteFacts, type SiteOffer } from "../outputs/site-facts";
import { createProvider } from "./create-agency";
import { createPriceOffers } from "./create-price-offers";
import { createReviews } from "./create-reviews";

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
