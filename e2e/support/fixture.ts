import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { z } from "zod";

import { getNextDays } from "../../src/domain/booking/running-days";
import { type Locale, LOCALE_CODES } from "../../src/domain/config/locales";
import { type Collection, COLLECTIONS } from "../../src/domain/config/offer";
import type { CONTENT_FILES, ContentFile } from "../../src/content/content-files";
import { formatContentProblems } from "../../src/content/format-content-problems";
import { listOfferFiles, type OfferFileName, type OfferName } from "../../src/content/offer-file";
import { parseContentFile } from "../../src/content/parse-content-file";
import { parseOffer } from "../../src/content/parse-offer";
import type { OfferContent } from "../../src/content/schema/offer";
import { getOfferPath } from "../../src/domain/i18n/routes";

/** The content of the site under test. Only the tools that photograph the real site name another folder. */
const FOLDER = process.env["E2E_CONTENT"] ?? "e2e/content";

type Content<Name extends ContentFile> = z.output<(typeof CONTENT_FILES)[Name]["schema"]>;

/** Loads a file of pages or settings, by language. */
export function loadContent<Name extends ContentFile>(name: Name): Readonly<Record<Locale, Content<Name>>> {
  const source = readFileSync(join(FOLDER, `${name}.json`), "utf8");
  const { locales, problems } = parseContentFile(`${name}.json`, source);
  if (problems.length > 0) throw new Error(formatContentProblems(problems));
  const contents = Object.fromEntries(locales.map(({ locale, content }) => [locale, content]));
  return contents as Record<Locale, Content<Name>>;
}

/** An offer as the content files have it, and the path of its page. */
export interface Offer extends OfferFileName, OfferContent {
  path: string;
}

function loadOffers(name: OfferName): Offer[] {
  const files = listOfferFiles(name).filter((file) => existsSync(join(FOLDER, file)));
  const sources = new Map(files.map((file) => [file, readFileSync(join(FOLDER, file), "utf8")]));
  return parseOffer(name, sources).offers.map((offer) => ({
    ...offer,
    path: getOfferPath(offer.collection, offer.locale, offer.url_slug),
  }));
}

/** Every offer in every language it exists in. */
export const OFFERS: readonly Offer[] = COLLECTIONS.flatMap((collection) =>
  readdirSync(join(FOLDER, collection)).flatMap((key) => loadOffers({ collection, key })),
);

/** Throws when the content has no such offer. */
export function getOffer(key: string, locale: Locale): Offer {
  const found = OFFERS.find((offer) => offer.key === key && offer.locale === locale);
  if (!found) throw new Error(`${FOLDER} has no offer "${key}" in "${locale}".`);
  return found;
}

/** The paths of an offer in every language it exists in. */
export function getTranslations(collection: Collection, key: string): Partial<Record<Locale, string>> {
  const translations = OFFERS.filter((offer) => offer.collection === collection && offer.key === key);
  const inOrder = LOCALE_CODES.flatMap((code) => translations.filter(({ locale }) => locale === code));
  return Object.fromEntries(inOrder.map(({ locale, path }) => [locale, path]));
}

const site = loadContent("settings/site");

/** Gets one of the offered days, at any hour: not the first, whose cut-off may just have passed. */
export function getOfferedDay(offer: Offer, port: string): string {
  const days = getNextDays({ offer, port, rules: site.en.booking, now: Date.now() }, 3);
  return days.at(-1) ?? "";
}
