import type { Locale } from "../../config/locales";
import { createOfferIndex } from "../../search/offer-index";
import { toSearchDocument } from "../../search/to-search-document";
import type { SiteFacts } from "../site/site-facts";

/** Writes the search index of a language, as the catalogue loads it. */
export function createSearchIndex(facts: SiteFacts, locale: Locale): string {
  const { offers, ports } = facts.locales[locale];
  const documents = offers.map((offer) =>
    toSearchDocument(
      offer,
      ports.filter(({ key }) => offer.ports.includes(key)).map(({ name }) => name),
    ),
  );
  return JSON.stringify(createOfferIndex(documents, locale));
}
