import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { formatKey } from "../../i18n/format";
import { loadOffer } from "./load-offer";

/** Gets the title of an offer in a language. Where the entry is gone, its key says nearly the same in words. */
export function getOfferTitle(key: string, collection: Collection | undefined, locale: Locale): string {
  return loadOffer(key, collection)?.titles[locale] ?? formatKey(key);
}
