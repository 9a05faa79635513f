import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { z } from "zod";

import type { Locale } from "../domain/config/locales";
import { COLLECTIONS } from "../domain/config/offer";
import type { CONTENT_FILES, ContentFile } from "../content/content-files";
import { formatContentProblems } from "../content/content-problem";
import { listOfferFiles, type OfferFileName } from "../content/offer-file";
import { parseContentFile } from "../content/parse-content-file";
import { parseOffer } from "../content/parse-offer";
import type { OfferContent } from "../content/schema/offer";
import { getOfferPath } from "../domain/i18n/routes";

/** The content of the site under test. */
const FOLDER = "e2e/content";

type Content<Name extends ContentFile> = z.output<(typeof CONTENT_FILES)[Name]["schema"]>;

/** Loads a file of pages or settings, by language, as its schema reads it. */
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

/** Loads every offer in every language it exists in. */
export function loadOffers(): Offer[] {
  const names = COLLECTIONS.flatMap((collection) =>
    readdirSync(join(FOLDER, collection)).map((key) => ({ collection, key })),
  );
  return names.flatMap((name) => {
    const files = listOfferFiles(name).filter((file) => existsSync(join(FOLDER, file)));
    const sources = new Map(files.map((file) => [file, readFileSync(join(FOLDER, file), "utf8")]));
    return parseOffer(name, sources).offers.map((offer) => ({
      ...offer,
      path: getOfferPath(offer.collection, offer.locale, offer.url_slug),
    }));
  });
}

/** The texts of the fixture content by their paths in a site, such as `content/settings/ports.json`. */
export const FIXTURE_CONTENT: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yml|json)$/.test(file))
    .map((file) => [join("content", file), readFileSync(join(FOLDER, file), "utf8")]),
);
