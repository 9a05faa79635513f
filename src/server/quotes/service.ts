import { randomUUID } from "node:crypto";
import type { z } from "zod";

import { addDays, getAgencyDay } from "../../booking/calendar-day";
import { describePrice } from "../../booking/describe";
import { getPartyPrice, type PartyPrice } from "../../booking/party-price";
import { getValidUntil, toQuoteLines, getQuoteTotal } from "../../booking/quote";
import { getDayProblem } from "../../booking/running-days";
import { DEFAULT_LOCALE, type Locale } from "../../config/locales";
import {
  quoteDraftSchema,
  type QuoteSend,
  quoteSendSchema,
  quoteCancelSchema,
} from "../../contracts/enquiry-changes";
import type { FieldErrors } from "../../contracts/error-codes";
import { QUOTE_LIMITS } from "../../contracts/limits";
import type { OfferFacts } from "../../contracts/offer-facts";
import type { QuoteDraftReply } from "../../contracts/quotes";
import { formatKey } from "../../i18n/format";
import { readRequest, requireStaff, logStaffAction } from "../accounts/session";
import { loadPlaceNotes, loadDayRefusal } from "../departures/places";
import { findEnquiry, answerChanged } from "../enquiries/enquiry-reply";
import type { Enquiry } from "../enquiries/enquiry";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import type { Answer, Exchange } from "../platform/http/exchange";
import { HttpError } from "../platform/http/http-error";
import { getBookingTranslator, getQuoteTranslator, getServerTranslator } from "../platform/messages";
import { loadOffer, getOfferTitle, isOffSale } from "../platform/offers";
import { getPortName, getSite } from "../platform/site-settings";
import { getStore, type Store } from "../store";
import type { NewQuote } from "./quote-repository";

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

/** Nobody promises a price for longer. */
const MAX_VALID_DAYS = 365;

function checkDays({ date, validUntil }: QuoteSend, today: string): FieldErrors {
  if (date !== undefined && date < today) return { date: "too-soon" };
  if (validUntil < today) return { validUntil: "too-soon" };
  // A price for a trip that is over helps nobody.
  const latest = date ?? addDays(today, MAX_VALID_DAYS);
  return validUntil > latest ? { validUntil: "too-far" } : {};
}

/** Finds what is wrong with a quote that staff send, field by field; by the day in Santo Domingo. */
function checkQuote(quote: QuoteSend, now: number): FieldErrors {
  const total = getQuoteTotal(quote.lines);
  return {
    ...(quote.offer !== undefined && loadOffer(quote.offer) === undefined && { offer: "invalid" as const }),
    ...((total < 0 || total > QUOTE_LIMITS.cents) && { lines: "invalid-number" as const }),
    ...checkDays(quote, getAgencyDay(now)),
  };
}

/** Makes what is sent and kept: the title as it is today, in the guest's language. */
function toNewQuote(send: QuoteSend, { locale }: Pick<Enquiry, "locale">): NewQuote {
  const { offer = null, port = null, date = null } = send;
  const { adults = null, children = null, smallChildren = null, lines, validUntil, payUrl, text } = send;
  return {
    ...{ id: randomUUID(), locale, offer, port, date, adults, children, smallChildren },
    ...{ lines, validUntil, payUrl, text, currency: "USD" },
    title: offer === null ? "" : getOfferTitle(offer, locale),
    ...(isOffSale(offer) && { isOffSale: true }),
  };
}

/** Throws 409 for an offer that is off sale, and for a day that is full or closed: the guest could not accept. */
async function assertCanGo(store: Store, quote: Parameters<typeof loadDayRefusal>[1], now: number) {
  if (isOffSale(quote.offer)) throw new HttpError("offer-off-sale");
  const refusal = await loadDayRefusal(store, quote, now);
  if (refusal !== undefined) throw new HttpError(`day-${refusal.why}`);
}

/** Sends a quote to a guest, in the place of the one before. The same key again is the same quote. */
export async function sendQuote(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const send = readRequest(exchange, quoteSendSchema);
  const { reference, version, key } = send;
  const now = Date.now();
  const store = await getStore();
  const enquiry = await findEnquiry(store, reference);
  const fields = checkQuote(send, now);
  if (Object.keys(fields).length > 0) throw new HttpError("invalid", { fields });
  const quote = toNewQuote(send, enquiry);
  // What was sent before is answered as the first time, or is a conflict.
  if (!send.evenIfFull && version === enquiry.version)
    await assertCanGo(store, { ...quote, enquiryId: enquiry.id }, now);
  const sent = await store.quotes.send({ reference, version, quote, by: staff, idempotencyKey: key }, now);
  const answer = await answerChanged(store, sent, { reference, reader: staff });
  if (sent.outcome === "changed") await logStaffAction(staff, "quote-sent", reference);
  await deliverAfterPost();
  return answer;
}

/** Cancels what a guest has booked by a quote, with a mail to the guest: its places are free again. The same key again is the same. */
export async function cancelQuote(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { key, ...asked } = readRequest(exchange, quoteCancelSchema);
  const store = await getStore();
  const cancelled = await store.quotes.cancel({ ...asked, by: staff, idempotencyKey: key }, Date.now());
  const { reference } = asked;
  const answer = await answerChanged(store, cancelled, { reference, reader: staff });
  if (cancelled.outcome === "changed") await logStaffAction(staff, "booking-cancelled", reference);
  await deliverAfterPost();
  return answer;
}
