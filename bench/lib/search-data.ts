import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { COLLECTIONS } from "../../src/config/offer";
import { getFactsFile, getOfferFile } from "../../src/content/offer-file";
import { parseOffer } from "../../src/content/parse-offer";
import type { OfferContent } from "../../src/content/schema/offer";
import type { CatalogOffer } from "../../src/features/catalog/catalog-offer";
import { createOfferIndex, toSearchDocument } from "../../src/search/offer-index";

type Named = OfferContent & { collection: (typeof COLLECTIONS)[number] };

function loadOffers(): Named[] {
  return COLLECTIONS.flatMap((collection) =>
    readdirSync(join("content", collection)).flatMap((key) => {
      const files = [getFactsFile({ collection, key }), getOfferFile({ collection, key, locale: "en" })];
      const sources = new Map(files.map((file) => [file, readFileSync(join("content", file), "utf8")]));
      return parseOffer({ collection, key }, sources).offers;
    }),
  );
}

/** Always the same numbers, so that two runs measure the same. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

/** A picture in the page itself: requests of thousands of files that are not there would be measured, too. */
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

function createCover(alt: string) {
  const images = { fallback: { src: PICTURE, srcSet: `${PICTURE} 1w`, sizes: "100vw" }, sources: [] };
  const gatsbyImageData = {
    ...{ layout: "fullWidth" as const, width: 1, height: 2 / 3, backgroundColor: "teal", images },
  };
  return { alt, image: { childImageSharp: { gatsbyImageData } } };
}

type MadeOffer = Omit<Named, "cover"> & { key: string; path: string; cover: ReturnType<typeof createCover> };

/** Gets an offer as the catalog's query gives it. */
function toCatalogOffer(offer: MadeOffer): CatalogOffer {
  const { key, path, collection, title, summary, sale, price_basis, cover } = offer;
  const { ports, days, suits, category_tags, featured, order, included, not_for, not_for_note } = offer;
  return {
    ...{ key, path, collection, title, summary, sale, price_basis, cover, not_for, not_for_note },
    ...{ ports, days, suits, category_tags, featured, order },
    duration_hours: offer.duration_hours ?? null,
    minimum_age: offer.minimum_age ?? null,
    free_until_hours: offer.free_until_hours ?? null,
    prices: offer.prices.map(({ port, adult, child = null }) => ({ port, adult, child })),
    ...{ pickup: offer.pickup.map(({ port, time, back = null }) => ({ port, time, back })) },
    ...{ season: offer.season ?? null, closed_days: offer.closed_days, minimum_party: offer.minimum_party },
    ...{ child_from: offer.child_from ?? null, child_until: offer.child_until ?? null },
    ...{ boat: offer.boat ?? null, daily_capacity: offer.daily_capacity ?? null, asks_flight: offer.asks_flight ?? null },
    card_facts: { ports: ports.join(", "), included: included.slice(0, 2), more: 1, asks_flight: false },
  };
}

/**
 * Makes offers out of the real ones: each takes its facts from one and its texts, sentence by sentence, from all of them;
 * every title has a word of its own. Gets them as the catalog's query gives them, and the index as the build writes it.
 */
export function createSearchData(count: number) {
  const real = loadOffers();
  const random = createRandom(8);
  const sentences = real.flatMap(({ body }) => body.split(/(?<=\.)\s+/));
  const words = [...new Set(real.flatMap(({ body }) => body.match(/\p{L}{5,}/gu) ?? []))];
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const offers = Array.from({ length: count }, (_, index) => {
    const base = real[index % real.length] as Named;
    const own = pick(words).slice(0, 4) + pick(words).slice(-4).toLowerCase();
    const key = `offer-${index}`;
    const body = Array.from({ length: 14 }, () => pick(sentences)).join(" ");
    const prices = base.prices.map((price) => ({ ...price, adult: price.adult + random(60) }));
    return {
      ...base,
      key,
      path: `/${key}`,
      title: `${base.title} ${own}`,
      body,
      prices,
      order: index,
      cover: createCover(base.title),
    };
  });
  const index = createOfferIndex(
    offers.map((offer) => toSearchDocument(offer, offer.ports)),
    "en",
  );
  const listed = offers.map(toCatalogOffer);
  return { offers: JSON.stringify(listed), index: JSON.stringify(index) };
}
