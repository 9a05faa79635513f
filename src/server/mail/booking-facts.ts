import { getAllFacts, type QuotedTerms } from "../../booking/describe";
import type { Locale } from "../../config/locales";
import { toChoice } from "../enquiries/to-choice";
import { getBookingTranslator } from "../messages";
import { getPorts, getSite } from "../site-settings";
import type { MailFact } from "./mail-body";

/** Gets what the visitor chose and was told then; a price that was told is not repeated once prices are switched off. */
export function getBookingFacts(
  payload: Parameters<typeof toChoice>[0] & { told?: QuotedTerms },
  locale: Locale,
): MailFact[] {
  const { pricesOn } = getSite(locale);
  const { price, ...rest } = payload.told ?? {};
  const told = price ? { ...rest, price: pricesOn ? price : ({ kind: "on-request" } as const) } : rest;
  const context = { locale, t: getBookingTranslator(locale), ports: getPorts(locale), offer: undefined };
  return getAllFacts(toChoice(payload), { ...context, pricesOn, told }).map(({ label, text }) => [
    label,
    text,
  ]);
}
