import type { Locale } from "../../config/locales";
import { getFilePath } from "../../i18n/routes";

/** Searches a locale's offers for words; gets their keys, best first. */
export type Search = (words: string) => string[];

async function loadIndex(locale: Locale): Promise<string> {
  const response = await fetch(getFilePath("searchIndex", locale));
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return response.text();
}

/** Loads the search and the index of one locale: nobody who does not search needs them. */
export async function loadSearch(locale: Locale): Promise<Search> {
  const [{ loadOfferIndex }, { searchOffers }, json] = await Promise.all([
    import("../../search/offer-index"),
    import("../../search/search-offers"),
    loadIndex(locale),
  ]);
  const index = loadOfferIndex(json, locale);
  return (words) => searchOffers(index, words).map(({ id }) => id);
}
