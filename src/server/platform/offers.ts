import type { Locale } from "../../config/locales";
import { COLLECTIONS, type Collection } from "../../config/offer";
import {
  getOfferId,
  OFFER_FACTS_FILE,
  type OfferFacts,
  type OfferFactsFile,
} from "../../contracts/offer-facts";
import { formatKey } from "../../i18n/format";
import { describeError, log } from "./log";
import { readPublished } from "./published";

/** On a serverless host: what the function was bundled with. Without it an enquiry is still taken, and the log says what is missing. */
function readEmbedded(): OfferFactsFile {
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
    return require("../../../.build/content/offers.json") as OfferFactsFile;
  } catch (error) {
    log.error("offers-missing", describeError(error));
    return {};
  }
}

/** Loads what the site that is published says of an offer in all its languages, in whichever collection where none is named; `undefined` when it has none of this key. */
export function loadOffer(key: string, collection?: Collection): OfferFacts | undefined {
  const facts = readPublished<OfferFactsFile>(OFFER_FACTS_FILE) ?? readEmbedded();
  // No two offers have the same key, in whichever collection.
  const ids = (collection === undefined ? COLLECTIONS : [collection]).map((one) => getOfferId(one, key));
  const known = ids.find((id) => Object.hasOwn(facts, id));
  return known === undefined ? undefined : facts[known];
}

/** Tells whether staff have paused or hidden an offer: no booking of it is made without a person's word. */
export function isOffSale(key: string | null): boolean {
  const sale = key === null ? undefined : loadOffer(key)?.sale;
  return sale === "paused" || sale === "hidden";
}

export function getOfferTitle(key: string, locale: Locale, collection?: Collection): string {
  return loadOffer(key, collection)?.titles[locale] ?? formatKey(key);
}
