import type { Locale } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import type { OfferFacts } from "../../contracts/offer-facts";
import { formatKey } from "../../i18n/format";
import { loadOffer } from "./load-offer";

/** Finds an offer by its key alone: no two have the same, in whichever collection. */
export function findOffer(key: string): OfferFacts | undefined {
  for (const collection of COLLECTIONS) {
    const found = loadOffer(key, collection);
    if (found) return found;
  }
  return undefined;
}

/** Gets the title of an offer in a language; of one that is gone its key in words. */
export function findOfferTitle(key: string, locale: Locale): string {
  return findOffer(key)?.titles[locale] ?? formatKey(key);
}
