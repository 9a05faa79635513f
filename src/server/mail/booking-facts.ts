import { getAllFacts, type QuotedTerms } from "../../booking/describe";
import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { toChoice } from "../enquiries/to-choice";
import { getBookingTranslator } from "../messages";
import { loadOffer } from "../offers/load-offer";
import { getPorts, getSite } from "../site-settings";
import type { MailFact } from "./mail-body";

/** Gets what the visitor chose and was told then; a price that was told is not repeated once prices are switched off. */
export function getBookingFacts(
  payload: Parameters<typeof toChoice>[0] & {
    told?: QuotedTerms;
    service?: string | undefined;
    collection?: Collection | undefined;
  },
  locale: Locale,
): MailFact[] {
  const { pricesOn } = getSite(locale);
  const { price, ...rest } = payload.told ?? {};
  const quotedTerms = price ? { ...rest, price: pricesOn ? price : ({ kind: "on-request" } as const) } : rest;
  const { service, collection } = payload;
  // Without a note the guest is told what holds in general, as for an offer that is gone.
  const infantNote = service === undefined ? "" : loadOffer(service, collection)?.limitNotes?.[locale];
  const context = { locale, t: getBookingTranslator(locale), ports: getPorts(locale), offer: undefined };
  const facts = getAllFacts(toChoice(payload), { ...context, infantNote, pricesOn, quotedTerms });
  return facts.map(({ label, text }) => [label, text]);
}
