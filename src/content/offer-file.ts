import type { z } from "zod";

import { isLocale, LOCALE_CODES, type Locale } from "../domain/config/locales";
import { COLLECTIONS, type Collection } from "../domain/config/offer";
import { KEY } from "../domain/config/patterns";
import { groupBy } from "../domain/lib/lookup";
import { isProse } from "./languages";
import { findField } from "./schema/fields";
import { offerSchema } from "./schema/offer";

export interface OfferName {
  collection: Collection;
  key: string;
}

/** Whose words a file holds: `excursions/saona-island/es.md` → collection, key, locale. */
export interface OfferFileName extends OfferName {
  locale: Locale;
}

const FACTS = "offer.yml";

/** The file of an offer's texts in one language, relative to `content/`. */
export function getOfferFile({ collection, key, locale }: OfferFileName): string {
  return `${collection}/${key}/${locale}.md`;
}

/** The file of what stands once for all languages, relative to `content/`. */
export function getFactsFile({ collection, key }: OfferName): string {
  return `${collection}/${key}/${FACTS}`;
}

/** All files of an offer, relative to `content/`. */
export function listOfferFiles(name: OfferName): string[] {
  return [getFactsFile(name), ...LOCALE_CODES.map((locale) => getOfferFile({ ...name, locale }))];
}

/** Takes the name of one of an offer's files (relative to `content/`) apart; the file of facts has no locale. */
export function parseOfferPath(file: string): (OfferName & { locale?: Locale }) | undefined {
  const [, folder, key = "", base = ""] = /^([^/]+)\/([^/.]+)\/([^/]+)$/.exec(file) ?? [];
  const collection = COLLECTIONS.find((name) => name === folder);
  if (!collection || !KEY.test(key)) return undefined;
  if (base === FACTS) return { collection, key };
  const locale = base.replace(/\.md$/, "");
  return base !== locale && isLocale(locale) ? { collection, key, locale } : undefined;
}

/** The same for a file of texts alone. */
export function parseOfferFileName(file: string): OfferFileName | undefined {
  const name = parseOfferPath(file);
  return name?.locale ? { ...name, locale: name.locale } : undefined;
}

/** Where a field of an offer in one language (`pickup.0.place`) stands: in which file, under which path. */
export function locateInOffer(name: OfferFileName, path: string): { file: string; path: string } {
  const shape: Readonly<Record<string, z.core.$ZodType>> = offerSchema.shape;
  const top = shape[path.split(".")[0] ?? ""];
  if (!top || isProse(top)) return { file: getOfferFile(name), path };
  const isText = findField(offerSchema, path)?.isText === true;
  return { file: getFactsFile(name), path: isText ? `${path}.${name.locale}` : path };
}

/** Groups offers by their collection and key: the languages of one offer together. */
export function groupTranslations<Offer extends OfferFileName>(offers: readonly Offer[]): Offer[][] {
  return [...groupBy(offers, ({ collection, key }) => `${collection}/${key}`).values()];
}
