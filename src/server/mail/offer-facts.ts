import { getAllFacts } from "../../booking/describe";
import type { Locale } from "../../config/locales";
import type { AskedOffer } from "../../contracts/asked-offers";
import { toChoice } from "../enquiries/to-choice";
import { getBookingTranslator, type Translator } from "../messages";
import { getPorts } from "../site-settings";
import { loadOfferTitle } from "./offer-title";

/** Says one offer of a list in a line, e.g. `Saona Island · Tuesday, December 1, 2026 · Bayahíbe · 2 adults`. */
async function loadOfferLine(offer: AskedOffer, locale: Locale): Promise<string> {
  const context = { locale, t: getBookingTranslator(locale), ports: getPorts(locale), offer: undefined };
  const facts = getAllFacts(toChoice(offer), { ...context, pricesOn: false });
  const title = await loadOfferTitle(offer.service, offer.collection, locale);
  return [title, ...facts.map(({ text }) => text)].join(" · ");
}

/** Loads what an enquiry about a whole list says of each offer, as label and value in a language. */
export async function loadOfferFacts(
  offers: readonly AskedOffer[],
  locale: Locale,
  t: Translator,
): Promise<(readonly [label: string, value: string])[]> {
  return Promise.all(
    offers.map(
      async (offer, index) =>
        [t("facts.offer", { number: index + 1 }), await loadOfferLine(offer, locale)] as const,
    ),
  );
}
