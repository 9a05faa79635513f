import { createHash } from "node:crypto";
import { parse } from "node:path";

import type { Locale } from "../../domain/config/locales";
import type { SiteFacts, SiteOffer } from "../outputs/site-facts";

/** Counts the looks of share pictures: another look is another file. */
const VERSION = 2;

function getHash(facts: SiteFacts, file: string, words: object): string {
  const parts = JSON.stringify([VERSION, facts.digests.get(file), words]);
  return createHash("sha256").update(parts).digest("hex").slice(0, 20);
}

/** Returns the path of an offer's main picture in `content/`. */
export function getCoverFile({ cover }: Pick<SiteOffer, "cover">): string {
  return cover.image.replace("../", "");
}

/** The words on a share picture. */
export interface ShareWords {
  title: string;
  kind: string;
  brand: string;
}

/** A picture to be made: its path, from which file of `content/`, and what stands on it. */
export interface SharePicture {
  path: string;
  file: string;
  words: ShareWords;
}

/** Returns the share picture of an offer: another picture or title is another path. */
export function getOfferShare(facts: SiteFacts, offer: SiteOffer): SharePicture {
  const { locale, collection, key, title } = offer;
  const { settings, t } = facts.locales[locale];
  const file = getCoverFile(offer);
  const words = { title, kind: t(`offer.kind.${collection}`), brand: settings.brand };
  return { path: `/share/${locale}/${key}-${getHash(facts, file, words)}.jpg`, file, words };
}

/** Returns the share picture of pages without an offer: the one that opens the home page. */
export function getSiteShare(facts: SiteFacts, locale: Locale): SharePicture {
  const { settings, openingPicture } = facts.locales[locale];
  const { tagline, brand, address } = settings;
  const file = openingPicture.replace("../", "");
  const words = { title: tagline, kind: `${address.town}, ${address.country}`, brand };
  return { path: `/share/${locale}/site-${getHash(facts, file, words)}.jpg`, file, words };
}

/** Returns the path of an offer's picture without words, for feeds and search engines; offers with one cover share it. */
export function getEntryPicturePath(facts: SiteFacts, offer: SiteOffer): string {
  const file = getCoverFile(offer);
  return `/share/${parse(file).name}-${getHash(facts, file, {})}.jpg`;
}
