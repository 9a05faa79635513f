import { isPublished } from "../publication";
import { getOfferId, type OfferFacts } from "../../contracts/offer-facts";
import { getOfferPath, type MovedPages } from "../../i18n/routes";
import { parseOffers } from "./find-content-problems";

/** Lists what the server has to know of the offers, by collection and key. */
export function listOfferFacts(files: ReadonlyMap<string, string>): Record<string, OfferFacts> {
  const facts: Record<string, OfferFacts> = {};
  for (const offer of parseOffers(files)) {
    const id = getOfferId(offer.collection, offer.key);
    facts[id] = {
      titles: { ...facts[id]?.titles, [offer.locale]: offer.title },
      sale: offer.sale,
      publish_from: offer.publish_from,
      publish_until: offer.publish_until,
      days: offer.days,
      season: offer.season,
      closed_days: offer.closed_days,
      daily_capacity: offer.daily_capacity,
      ports: offer.ports,
      prices: offer.prices.map(({ port, adult, child }) => ({ port, adult, child })),
      price_basis: offer.price_basis,
      minimum_party: offer.minimum_party.map(({ port, persons }) => ({ port, persons })),
      pickup: offer.pickup.map(({ port, time, back }) => ({ port, time, back })),
      duration_hours: offer.duration_hours,
      minimum_age: offer.minimum_age,
      child_from: offer.child_from,
      child_until: offer.child_until,
      asks_flight: offer.asks_flight,
      not_for: offer.not_for,
      not_for_note: facts[id]?.not_for_note || offer.not_for_note,
      limitNotes: { ...facts[id]?.limitNotes, [offer.locale]: offer.not_for_note },
      terms: {
        ...facts[id]?.terms,
        [offer.locale]: {
          included: offer.included,
          cancellation: offer.cancellation,
          babies: offer.babies,
          pregnancy: offer.pregnancy,
        },
      },
      boat: offer.boat && { capacity: offer.boat.capacity },
    };
  }
  return facts;
}

/** Lists where the old addresses of the offers lead that the site shows. */
export function listMovedPages(files: ReadonlyMap<string, string>, now = Date.now()): MovedPages {
  const moved = parseOffers(files)
    .filter((offer) => isPublished(offer, now))
    .flatMap(({ collection, locale, url_slug, old_addresses }) =>
      old_addresses
        .filter((old) => old !== url_slug)
        .map((old) => [getOfferPath(collection, locale, old), getOfferPath(collection, locale, url_slug)]),
    );
  return Object.fromEntries(moved) as MovedPages;
}
