import { isPublished } from "../publication";
import { parseOffers } from "./find-content-problems";

/** Lists the offers that the site shows at a moment (milliseconds), as staff's pages name them; anybody can read the file. */
export function listEntries(files: ReadonlyMap<string, string>, now = Date.now()) {
  return parseOffers(files)
    .filter((offer) => isPublished(offer, now))
    .map(({ collection, key, locale, url_slug, title }) => ({ collection, key, locale, url_slug, title }));
}

/** Lists all offers with their prices as the editor's pickers, save validation and previews need them, for staff alone. */
export function listPricedEntries(files: ReadonlyMap<string, string>) {
  return parseOffers(files).map((offer) => ({
    ...{ collection: offer.collection, key: offer.key, locale: offer.locale, title: offer.title },
    ...{ url_slug: offer.url_slug, old_addresses: offer.old_addresses, related: offer.related },
    ...{ prices: offer.prices, cover: offer.cover.image },
  }));
}
