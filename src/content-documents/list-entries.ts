import { getOfferFile } from "../content/offer-file";
import { parseOffers } from "./find-content-problems";

/** Lists the offers as the editor's pickers, save validation and previews need them. */
export function listEntries(files: ReadonlyMap<string, string>) {
  return parseOffers(files).map(({ collection, key, locale, url_slug, title, related, cover }) => ({
    ...{ collection, key, locale, url_slug, title, related },
    cover: cover.image,
  }));
}

/** Lists the same with their prices, for staff alone: the site itself may show none. */
export function listPricedEntries(files: ReadonlyMap<string, string>) {
  const prices = new Map(parseOffers(files).map((offer) => [getOfferFile(offer), offer.prices]));
  return listEntries(files).map((entry) => ({ ...entry, prices: prices.get(getOfferFile(entry)) ?? [] }));
}
