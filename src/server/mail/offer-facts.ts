import type { Locale } from "../../config/locales";
import type { Translator } from "../messages";
import type { StoredOffer } from "../store/enquiry";
import { getBookingFacts } from "./booking-facts";
import type { MailFact } from "./mail-body";
import { loadOfferTitle } from "./offer-title";

/** Says one offer of a list in a line, e.g. `Saona Island · Tuesday, December 1, 2026 · Bayahíbe · 2 adults`. */
async function loadOfferLine(offer: StoredOffer, locale: Locale): Promise<string> {
  const title = await loadOfferTitle(offer.service, offer.collection, locale);
  return [title, ...getBookingFacts(offer, locale).map(([, value]) => value)].join(" · ");
}

/** Loads what an enquiry about a whole list says of each offer, as label and value in a language. */
export async function loadOfferFacts(
  offers: readonly StoredOffer[],
  locale: Locale,
  t: Translator,
): Promise<MailFact[]> {
  return Promise.all(
    offers.map(
      async (offer, index) =>
        [t("facts.offer", { number: index + 1 }), await loadOfferLine(offer, locale)] as const,
    ),
  );
}
