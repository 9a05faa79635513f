import type { NamedOffer } from "../content/check-offers";
import { parseOffers } from "./find-content-problems";

function toEntry({ collection, key, locale, url_slug, title, related, cover }: NamedOffer) {
  return { collection, key, locale, url_slug, title, related, cover: cover.image };
}

/** Lists the offers as the editor's pickers, save validation and previews need them. */
export function listEntries(files: ReadonlyMap<string, string>) {
  return parseOffers(files).map(toEntry);
}

/** Lists the same with their prices, for staff alone: the site itself may show none. */
export function listPricedEntries(files: ReadonlyMap<string, string>) {
  return parseOffers(files).map((offer) => ({ ...toEntry(offer), prices: offer.prices }));
}
