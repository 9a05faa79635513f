import type { Locale } from "../config/locales";
import type { Collection } from "../config/offer";

/** What the registry needs to know of one offer in one locale. */
export interface RegisteredOffer {
  id: string;
  key: string;
  locale: Locale;
  collection: Collection;
  path: string;
}

/** One offer with all the languages it exists in. */
export interface OfferEntry<Offer extends RegisteredOffer = RegisteredOffer> {
  key: string;
  collection: Collection;
  translations: Partial<Record<Locale, Offer>>;
}

/** Which offers exist, and in which languages: hreflang, language links and pages all ask it. */
export function createOfferRegistry<Offer extends RegisteredOffer>(
  offers: readonly Offer[],
): Map<string, OfferEntry<Offer>> {
  const registry = new Map<string, OfferEntry<Offer>>();
  for (const offer of offers) {
    const id = `${offer.collection}/${offer.key}`;
    const entry = registry.get(id) ?? { key: offer.key, collection: offer.collection, translations: {} };
    entry.translations[offer.locale] = offer;
    registry.set(id, entry);
  }
  return registry;
}

/** Gets an entry's path in every language it exists in. */
export function getEntryPaths(entry: OfferEntry): Partial<Record<Locale, string>> {
  return Object.fromEntries(Object.values(entry.translations).map(({ locale, path }) => [locale, path]));
}
