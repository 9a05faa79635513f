import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { formatKey } from "../../i18n/format";
import { loadOffer } from "../enquiries/load-offer";

/**
 * Loads the title of an offer in a language from the content folder. Where the server has no such folder, or the entry
 * is gone, the key says nearly the same in words: `saona-island` → "Saona island".
 */
export async function loadOfferTitle(
  key: string,
  collection: Collection | undefined,
  locale: Locale,
): Promise<string> {
  return (await loadOffer(key, collection, locale))?.title ?? formatKey(key);
}
