import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES, type Locale } from "../../src/config/locales";
import { COLLECTIONS, type Collection } from "../../src/config/offer";
import type { OfferFileName } from "../../src/content/offer-file";
import { parseOfferFile } from "../../src/content/parse-offer";
import type { OfferContent } from "../../src/content/schema/offer";
import { getOfferPath } from "../../src/i18n/routes";

/** An offer as the content files have it, and where its page is. */
export interface Offer extends OfferFileName, OfferContent {
  path: string;
}

function loadOffer(file: string): Offer[] {
  const result = parseOfferFile(file, readFileSync(join("content", file), "utf8"));
  if (result.kind !== "offer") return [];
  const { name, offer } = result;
  return [{ ...name, ...offer, path: getOfferPath(name.collection, name.locale, offer.url_slug) }];
}

/** Every offer in every language it exists in. */
export const OFFERS: readonly Offer[] = COLLECTIONS.flatMap((collection) =>
  readdirSync(join("content", collection))
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => loadOffer(`${collection}/${file}`)),
);

/** Finds an offer in a language; throws when the content has no such offer. */
export function getOffer(key: string, locale: Locale): Offer {
  const found = OFFERS.find((offer) => offer.key === key && offer.locale === locale);
  if (!found) throw new Error(`content/ has no offer "${key}" in "${locale}".`);
  return found;
}

/** Gets an offer's path in every language it exists in. */
export function getTranslations(collection: Collection, key: string): Partial<Record<Locale, string>> {
  const translations = OFFERS.filter((offer) => offer.collection === collection && offer.key === key);
  const inOrder = LOCALE_CODES.flatMap((code) => translations.filter(({ locale }) => locale === code));
  return Object.fromEntries(inOrder.map(({ locale, path }) => [locale, path]));
}
