import { isPublished } from "../content/publication";
import { parseOffers } from "./find-content-problems";

/** Lists the offers that the site shows at a moment (milliseconds), as staff's pages name them; anybody can read the file. */
export function listEntries(files: ReadonlyMap<string, string>, now = Date.now()) {
  return parseOffers(files)
    .filter((offer) => isPublished(offer, now))
    .map(({ collection, key, locale, url_slug, title }) => ({ collection, key, locale, url_slug, title }));
}

/** Lists all offers with their prices as the editor's pickers, save validation and previews need them, for staff alone. */
export function listPricedEntries(files: ReadonlyMap<string, string>) {
  return parseOffers(files).map(({ collection, key, locale, url_slug, title, related, cover, prices }) => ({
    ...{ collection, key, locale, url_slug, title, related, prices },
    cover: cover.image,
  }));
}
