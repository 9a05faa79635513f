import type { Offer, QuantitativeValue } from "schema-dts";
import type { PriceBasis } from "../../config/offer";
import { toUrl, type LocaleFacts, type SiteFacts, type SiteOffer } from "../outputs/site-facts";
import { createProvider } from "./create-agency";

/** How many guests one price is for; a boat's is for all on board. */
const PERSONS: Record<PriceBasis, number | undefined> = {
  "per-person": 1,
  "per-2-persons": 2,
  "per-boat": undefined,
};

/** UN/CEFACT code for "one". */
const ONE = "C62";

function createUnit({ price_basis, boat }: SiteOffer, { t }: LocaleFacts): QuantitativeValue {
  const unitText = t(`offer.prices.fromBasis.${price_basis}`);
  const persons = PERSONS[price_basis];
  return {
    "@type": "QuantitativeValue",
    ...(persons === undefined && boat && { maxValue: boat.capacity }),
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
export function createPriceOffers(facts: SiteFacts, offer: SiteOffer): Offer[] {
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
