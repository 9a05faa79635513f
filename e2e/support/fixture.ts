import { getNextDays } from "../../src/domain/booking/running-days";
import { type Locale, LOCALE_CODES } from "../../src/domain/config/locales";
import type { Collection } from "../../src/domain/config/offer";
import { loadContent, loadOffers, type Offer } from "../../src/testing/load-content";

export { loadContent, type Offer };

/** Every offer in every language it exists in. */
export const OFFERS: readonly Offer[] = loadOffers();

/** Throws when the content has no such offer. */
export function getOffer(key: string, locale: Locale): Offer {
  const found = OFFERS.find((offer) => offer.key === key && offer.locale === locale);
  if (!found) throw new Error(`The content has no offer "${key}" in "${locale}".`);
  return found;
}

/** The paths of an offer in every language it exists in. */
export function getTranslations(collection: Collection, key: string): Partial<Record<Locale, string>> {
  const translations = OFFERS.filter((offer) => offer.collection === collection && offer.key === key);
  const inOrder = LOCALE_CODES.flatMap((code) => translations.filter(({ locale }) => locale === code));
  return Object.fromEntries(inOrder.map(({ locale, path }) => [locale, path]));
}

const site = loadContent("settings/site");

/** Gets one of the offered days, at any hour: not the first, whose cut-off may just have passed. */
export function getOfferedDay(offer: Offer, port: string): string {
  const days = getNextDays({ offer, port, rules: site.en.booking, now: Date.now() }, 3);
  return days.at(-1) ?? "";
}
