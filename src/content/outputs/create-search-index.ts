import type { Locale } from "../../config/locales";
import { createOfferIndex, type SearchDocument } from "../../search/offer-index";
import { toSearchDocument } from "../../search/to-search-document";
import type { SiteFacts } from "./site-facts";

/** Lists what the search reads of the offers in a language. */
export function listSearchDocuments(facts: SiteFacts, locale: Locale): SearchDocument[] {
  const { offers, ports } = facts.locales[locale];
  return offers.map((offer) =>
    toSearchDocument(
      offer,
      ports.filter(({ key }) => offer.ports.includes(key)).map(({ name }) => name),
    ),
  );
}

/** Writes the search index of a language, as the catalog loads it. */
export function createSearchIndex(facts: SiteFacts, locale: Locale): string {
  return JSON.stringify(createOfferIndex(listSearchDocuments(facts, locale), locale));
}
