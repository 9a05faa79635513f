import type { z } from "zod";

import { describePrice } from "../../booking/describe";
import { getPartyPrice, type PartyPrice } from "../../booking/party-price";
import { getValidUntil, toQuoteLines } from "../../booking/quote";
import { getDayProblem } from "../../booking/running-days";
import { DEFAULT_LOCALE, type Locale } from "../../config/locales";
import { quoteDraftSchema } from "../../contracts/enquiry-changes";
import type { OfferFacts } from "../../contracts/offer-facts";
import type { QuoteDraftReply } from "../../contracts/quotes";
import { loadPlaceNotes } from "../departures/place-notes";
import { findEnquiry } from "../enquiries/find-enquiry";
import { formatKey } from "../../i18n/format";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { getBookingTranslator, getQuoteTranslator, getServerTranslator } from "../messages";
import { loadOffer } from "../offers/load-offer";
import { getPortName, getSite } from "../site-settings";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";

type Draft = z.output<typeof quoteDraftSchema>;

/** Says why the price is not sure. Prices that the site does not show are known to staff. */
function describePriceNote(price: PartyPrice, { port }: Draft, locale: Locale): string[] {
  const t = getBookingTranslator(locale);
  if (price.kind !== "price") {
    const portName = port === undefined ? "" : getPortName(port, locale);
    return [describePrice(price, portName, { locale, t })];
  }
  const pairs = price.lines.filter(({ what }) => what === "pair" || what === "child-pair");
  return [
    ...(price.charged === undefined ? [] : [t("booking.price.charged", { count: price.charged })]),
    ...(pairs.reduce((sum, { count }) => sum + count, 0) > 1 ? [t("booking.price.pairs")] : []),
  ];
}

/** Says why the offer does not run on the day. */
function describeDayNote(offer: OfferFacts, { date, port }: Draft, locale: Locale, now: number): string[] {
  if (date === undefined) return [];
  const { booking: rules } = getSite(DEFAULT_LOCALE);
  const problem = getDayProblem(date, { offer, port, rules, now });
  const t = getServerTranslator(locale);
  return problem === undefined ? [] : [t(`fieldErrors.${problem}`, { field: t("fields.date") })];
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A party that is too small for a port has a price all the same, which staff may offer. */
function getPrice(offer: OfferFacts, draft: Draft): { price: PartyPrice; shown: PartyPrice } {
  const price = getPartyPrice(offer, draft, true);
  const isTooFew = price.kind === "below-minimum";
  return { price, shown: isTooFew ? getPartyPrice({ ...offer, minimum_party: [] }, draft, true) : price };
}

/** Answers with the lines of a quote by the calculator's rules, in the guest's language, for staff to change. */
export async function draftQuote(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const draft = readRequest(exchange, quoteDraftSchema);
  const store = await getStore();
  const enquiry = await findEnquiry(store, draft.reference);
  const offer = loadOffer(draft.offer);
  if (offer === undefined) throw new HttpError("invalid", { fields: { offer: "invalid" } });
  const { price, shown } = getPrice(offer, draft);
  const now = Date.now();
  const dayNote = describeDayNote(offer, draft, staff.locale, now);
  const trip = { service: draft.offer, date: draft.date };
  const notes = [
    ...describePriceNote(price, draft, staff.locale),
    // Places of a day that nobody can choose say nothing.
    ...(dayNote.length > 0 ? dayNote : await loadPlaceNotes(store, trip, staff.locale)),
  ];
  const reply: QuoteDraftReply = {
    title: offer.titles[enquiry.locale] ?? formatKey(draft.offer),
    lines: shown.kind === "price" ? toQuoteLines(shown.lines, getQuoteTranslator(enquiry.locale)) : [],
    validUntil: getValidUntil(now, draft.date),
    note: notes.map(capitalize).join(" · "),
  };
  return { status: 200, json: reply };
}
