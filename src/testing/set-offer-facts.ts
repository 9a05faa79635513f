import type { Collection } from "../config/offer";
import type { OfferFacts } from "../contracts/offer-facts";
import { loadOffer } from "../server/platform/published";

export function getOfferFacts(key: string, collection: Collection = "excursions"): OfferFacts {
  const facts = loadOffer(key, collection);
  if (!facts) throw new Error(`There is no offer ${key}.`);
  return facts;
}

/** Has the server know something else of an offer during each test of a file, as after a save. */
export function withOfferFacts(key: string, change: Partial<OfferFacts>): void {
  const facts = getOfferFacts(key);
  const asBuilt = { ...facts };
  beforeEach(() => {
    Object.assign(facts, change);
  });
  afterEach(() => {
    Object.assign(facts, Object.fromEntries(Object.keys(change).map((name) => [name, undefined])), asBuilt);
  });
}
