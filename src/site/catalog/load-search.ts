import type { Locale } from "../../domain/config/locales";
import { getFilePath } from "../../domain/i18n/routes";

/** Returns the keys of the offers that fit the words, best first. */
export type Search = (words: string) => readonly string[];

/** Loads the search and the index of one locale, at the first search. */
export async function loadSearch(locale: Locale): Promise<Search> {
  const [{ loadOfferIndex }, { searchOffers }, response] = await Promise.all([
    import("../../domain/search/offer-index"),
    import("../../domain/search/search-offers"),
    fetch(getFilePath("searchIndex", locale)),
  ]);
  if (!response.ok) throw new Error("The search could not be loaded.");
  const index = loadOfferIndex(await response.text(), locale);
  return (words) => searchOffers(index, words).map(({ id }) => id);
}
