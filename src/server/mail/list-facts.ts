import type { Locale } from "../../config/locales";
import type { TranslateIn } from "../../i18n/message-key";
import { getOfferTitle } from "../offers/offer-title";
import type { StoredOffer } from "../store/enquiry";
import { getBookingFacts } from "./booking-facts";
import type { MailFact } from "./mail-body";

/** Says one offer of a list in a line, e.g. `Saona Island · Tuesday, December 1, 2026 · Bayahíbe · 2 adults`. */
function describeOffer(offer: StoredOffer, locale: Locale): string {
  const title = getOfferTitle(offer.service, offer.collection, locale);
  return [title, ...getBookingFacts(offer, locale).map(([, value]) => value)].join(" · ");
}

/** Gets what an enquiry about a whole list says of each offer, as label and value in a language. */
export function getListFacts(
  offers: readonly StoredOffer[],
  locale: Locale,
  t: TranslateIn<"mail">,
): MailFact[] {
  return offers.map((offer, index) => [
    t("facts.offer", { number: index + 1 }),
    describeOffer(offer, locale),
  ]);
}
