import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { LOCALE_CODES } from "../../config/locales";
import { findBrokenLinks } from "../../content/findings/find-broken-links";
import { findInOffer } from "../../content/findings/find-in-offer";
import { findStaleTranslations } from "../../content/findings/find-stale-translations";
import type { Finding } from "../../content/findings/finding";
import { getOfferPath, ROUTES } from "../../i18n/routes";
import { parseOffers } from "./find-content-problems";
import { readHistory } from "./read-history";

async function listMedia(root: string): Promise<Set<string>> {
  const names = await readdir(join(root, "content/media"), { recursive: true });
  return new Set(names.map((name) => `content/media/${name.replaceAll("\\", "/")}`));
}

/** Finds everything that staff should look at, for the desk in `/admin` and for `npm run content:check`. */
export async function findEverything(root: string, files: ReadonlyMap<string, string>): Promise<Finding[]> {
  const offers = parseOffers(files);
  const media = await listMedia(root);
  const pages = Object.values(ROUTES).flatMap((route) => LOCALE_CODES.map((locale) => route[locale]));
  const paths = new Set([
    ...pages,
    ...offers.map(({ collection, locale, url_slug }) => getOfferPath(collection, locale, url_slug)),
  ]);
  return [
    ...findStaleTranslations(await readHistory(root, files, Date.now())),
    ...findBrokenLinks(files, paths),
    ...offers.flatMap((offer) => findInOffer(offer, media)),
  ];
}
