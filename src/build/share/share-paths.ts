import { createHash } from "node:crypto";
import { parse } from "node:path";

import type { Locale } from "../../config/locales";
import type { SiteFacts, SiteOffer } from "../site/site-facts";

/** Counts the looks of share pictures: another look is another file. */
const VERSION = 2;

function getHash(facts: SiteFacts, file: string, words: object): string {
  const parts = JSON.stringify([VERSION, facts.digests.get(file), words]);
  return createHash("sha256").update(parts).digest("hex").slice(0, 20);
}

/** Gets the path of an offer's main picture in `content/`. */
export function getCoverFile({ cover }: Pick<SiteOffer, "cover">): string {
  return cover.image.replace("../", "");
}

/** Gets the path in `content/` of the picture of pages that have none of their own: the one that opens the home page. */
export function getSiteFile(facts: SiteFacts, locale: Locale): string {
  return facts.locales[locale].openingPicture.replace("../", "");
}

/** The words on a share picture. */
export interface ShareWords {
  title: string;
  kind: string;
  brand: string;
}

/** Gets what stands on the share picture of an offer. */
export function getEntryWords(facts: SiteFacts, { locale, collection, title }: SiteOffer): ShareWords {
  const { settings, t } = facts.locales[locale];
  return { title, kind: t(`offer.kind.${collection}`), brand: settings.brand };
}

/** Gets what stands on the share picture of all other pages. */
export function getSiteWords(facts: SiteFacts, locale: Locale): ShareWords {
  const { tagline, brand, address } = facts.locales[locale].settings;
  return { title: tagline, kind: `${address.town}, ${address.country}`, brand };
}

/** Gets the path of an offer's share picture: another picture or title is another path. */
export function getSharePath(facts: SiteFacts, offer: SiteOffer): string {
  const hash = getHash(facts, getCoverFile(offer), getEntryWords(facts, offer));
  return `/share/${offer.locale}/${offer.key}-${hash}.jpg`;
}

/** Gets the path of the share picture of pages without an offer. */
export function getSitePicturePath(facts: SiteFacts, locale: Locale): string {
  return `/share/${locale}/site-${getHash(facts, getSiteFile(facts, locale), getSiteWords(facts, locale))}.jpg`;
}

/** Gets the path of an offer's picture without words, for feeds and search engines; offers with one cover share it. */
export function getEntryPicturePath(facts: SiteFacts, offer: SiteOffer): string {
  const file = getCoverFile(offer);
  return `/share/${parse(file).name}-${getHash(facts, file, {})}.jpg`;
}
