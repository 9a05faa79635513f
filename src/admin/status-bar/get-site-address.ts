import type { Locale } from "../../config/locales";
import { getOfferPath, getPath, ROUTES, type PlainRoute } from "../../i18n/routes";
import type { SiteEntry } from "../site-data";

const isPlainRoute = (name: string): name is PlainRoute => Object.hasOwn(ROUTES, name);

/** Gets the page of the site that shows what a place of the editor edits, in a language; the home page for what is on all pages. */
export function getSiteAddress(hash: string, entries: readonly SiteEntry[], locale: Locale): string {
  const [, folder, key = ""] = /^#\/collections\/([^/?]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  const entry = entries.find(
    (other) => other.collection === folder && other.key === key && other.locale === locale,
  );
  if (entry) return getOfferPath(entry.collection, locale, entry.url_slug);
  return getPath(folder === "pages" && isPlainRoute(key) ? key : "home", locale);
}
