import type { BookableOffer } from "../booking/bookable-offer";
import type { Locale } from "../config/locales";

/** In words of one language; "" where the page says nothing. */
interface OfferTerms {
  readonly included: readonly string[];
  readonly cancellation: string;
  readonly babies: string;
  readonly pregnancy: string;
}

/** Facts that booking needs, whether it is on sale, and its title in every language in which it exists. */
export interface OfferFacts extends BookableOffer {
  readonly sale?: string | undefined;
  readonly publish_from?: string | undefined;
  readonly publish_until?: string | undefined;
  readonly titles: Partial<Record<Locale, string>>;
  /** `not_for_note` in every language in which it is written. */
  readonly limitNotes?: Partial<Record<Locale, string>>;
  readonly terms?: Partial<Record<Locale, OfferTerms>>;
}

/** The file that the build writes for the server, beside the documents of the content API: offers by collection and key. */
export const OFFER_FACTS_FILE = "offers.json";
export type OfferFactsFile = Readonly<Record<string, OfferFacts>>;

export function getOfferId(collection: string, key: string): string {
  return `${collection}/${key}`;
}
