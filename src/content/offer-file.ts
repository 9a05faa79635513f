import { isLocale, type Locale } from "../config/locales";
import { COLLECTIONS, type Collection } from "../config/offer";
import { KEY } from "../config/patterns";

/** Whose words a file holds: `excursions/saona-island.es.md` → collection, key, locale. */
export interface OfferFileName {
  collection: Collection;
  key: string;
  locale: Locale;
}

/** Gets the name of an offer's file, relative to `content/`. */
export function getOfferFile({ collection, key, locale }: OfferFileName): string {
  return `${collection}/${key}.${locale}.md`;
}

/** Takes the name of an offer's file (relative to `content/`) apart; `undefined` when it is not named like one. */
export function parseOfferFileName(file: string): OfferFileName | undefined {
  const [, folder, key, locale] = /^([^/]+)\/([^/.]+)\.([a-z]{2})\.md$/.exec(file) ?? [];
  const collection = COLLECTIONS.find((name) => name === folder);
  return collection && key && KEY.test(key) && isLocale(locale) ? { collection, key, locale } : undefined;
}

/** Groups offers by their collection and key: the languages of one offer together. */
export function groupTranslations<Offer extends OfferFileName>(offers: readonly Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const id = `${offer.collection}/${offer.key}`;
    groups.set(id, [...(groups.get(id) ?? []), offer]);
  }
  return [...groups.values()];
}
