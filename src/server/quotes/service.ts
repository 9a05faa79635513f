import { randomUUID } from "node:crypto";
import type { z } from "zod";

import { addDays, getAgencyDay } from "../../booking/calendar-day";
import { describePrice } from "../../booking/describe";
import { getPartyPrice, type PartyPrice } from "../../booking/party-price";
import { getValidUntil, toQuoteLines, getQuoteTotal } from "../../booking/quote";
import { getDayProblem } from "../../booking/running-days";
import { DEFAULT_LOCALE, type Locale } from "../../config/locales";
import type { FieldErrors } from "../../contracts/error-codes";
import { QUOTE_LIMITS } from "../../contracts/limits";
import type { OfferFacts } from "../../contracts/offer-facts";
import {
  quoteDraftSchema,
  quoteSendSchema,
  type QuoteSend,
  type QuoteTerm,
  type QuoteTrip,
  type QuoteTripSend,
} from "../../contracts/quotes";
import { formatKey } from "../../i18n/format";
import { logStaffAction } from "../accounts/session";
import { loadPlaceNotes, loadRefusal } from "../departures/places";
import { listPickupTimes } from "../departures/procedures";
import { findEnquiry, answerChanged } from "../enquiries/enquiry-reply";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import { HttpError } from "../platform/http/http-error";
import { getBookingTranslator, getQuoteTranslator, getServerTranslator } from "../platform/messages";
import { loadOffer, getOfferTitle, isOffSale, getPortName, getSite } from "../platform/published";
import { staffProcedure } from "../platform/rpc";
import type { Store } from "../store";
import { listLines } from "./quote";
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

/** Answers with the lines of a trip by the calculator's rules, in the guest's language, for staff to change. */
export const draftQuote = staffProcedure
  .input(quoteDraftSchema)
  .mutation(async ({ ctx: { staff, store }, input: draft }) => {
    const locale =
      draft.reference === undefined ? draft.lang : (await findEnquiry(store, draft.reference)).locale;
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
    return {
      title: offer.titles[locale] ?? formatKey(draft.offer),
      lines: shown.kind === "price" ? toQuoteLines(shown.lines, getQuoteTranslator(locale)) : [],
      validUntil: getValidUntil(now, draft.date),
      pickupTime: listPickupTimes(offer, draft.port ?? null)[0] ?? "",
      note: notes.map(capitalize).join(" · "),
    };
  });

/** Nobody promises a price for longer. */
const MAX_VALID_DAYS = 365;

function checkDays({ trips, validUntil }: QuoteSend, today: string): FieldErrors {
  const days = trips.flatMap(({ date }) => date ?? []).sort();
  const past = trips.findIndex(({ date }) => date !== undefined && date < today);
  if (past >= 0) return { [`trips.${past}.date`]: "too-soon" };
  if (validUntil < today) return { validUntil: "too-soon" };
  // A price for a trip that is over helps nobody.
  const latest = days[0] ?? addDays(today, MAX_VALID_DAYS);
  return validUntil > latest ? { validUntil: "too-far" } : {};
}

/** By the day in Santo Domingo. */
function checkQuote(quote: QuoteSend, now: number): FieldErrors {
  const total = getQuoteTotal(listLines(quote));
  const unknown = quote.trips.findIndex(({ offer }) => offer !== undefined && loadOffer(offer) === undefined);
  const amounts = quote.trips.map(({ lines }) => getQuoteTotal(lines));
  const isWrong = [total, ...amounts].some((cents) => cents < 0 || cents > QUOTE_LIMITS.cents);
  return {
    ...(unknown >= 0 && { [`trips.${unknown}.offer`]: "invalid" as const }),
    ...(listLines(quote).length === 0 && { lines: "required" as const }),
    ...(isWrong && { lines: "invalid-number" as const }),
    ...checkDays(quote, getAgencyDay(now)),
  };
}

/** A trip as it is sent and kept: the title as it is today, in the guest's language. */
function toQuoteTrip(send: QuoteTripSend, locale: Locale): QuoteTrip {
  const { offer = null, port = null, date = null, pickup, lines } = send;
  const { adults = null, children = null, smallChildren = null } = send;
  const title = offer === null ? send.title : getOfferTitle(offer, locale);
  const where = { place: pickup?.place ?? "", time: pickup?.time ?? "" };
  return { offer, title, port, date, adults, children, smallChildren, pickup: where, lines };
}

function listTerms(trips: readonly QuoteTrip[], locale: Locale): QuoteTerm[] {
  const t = getQuoteTranslator(locale);
  const keys = [...new Set(trips.flatMap(({ offer }) => offer ?? []))];
  return keys.flatMap((key) => {
    const terms = loadOffer(key)?.terms?.[locale];
    if (terms === undefined) return [];
    const name = keys.length > 1 ? `${getOfferTitle(key, locale)}: ` : "";
    const all = [
      { label: t("terms.included"), text: terms.included.join(" · ") },
      { label: t("terms.cancellation"), text: terms.cancellation || getSite(locale).default_cancellation },
      { label: t("terms.babies"), text: terms.babies },
      { label: t("terms.pregnancy"), text: terms.pregnancy },
    ];
    return all.flatMap(({ label, text }) => (text === "" ? [] : [{ label: `${name}${label}`, text }]));
  });
}

/** The booked trips that a quote takes the place of; throws where one is not booked any more. */
async function listReplaced(store: Store, { replaces }: QuoteSend, enquiryId: string) {
  if (replaces.length === 0) return [];
  const booked = (await store.bookings.get(enquiryId))?.trips ?? [];
  return replaces.map((id) => {
    const trip = booked.find((one) => one.id === id && one.status === "confirmed");
    if (trip === undefined) throw new HttpError("conflict");
    return { id, title: trip.title, date: trip.date };
  });
}

/** Throws 409 for an offer that is off sale, and for a day that is full or closed: the guest could not accept. */
async function assertCanGo(store: Store, { trips, replaces }: NewQuote, now: number) {
  if (trips.some(({ offer }) => isOffSale(offer))) throw new HttpError("offer-off-sale");
  const refusal = await loadRefusal(store, { trips, exceptTrips: replaces.map(({ id }) => id) }, now);
  if (refusal !== undefined) throw new HttpError(`day-${refusal.why}`);
}

/** Sends a quote to a guest, in the place of the one that waits for an answer. The same key again is the same quote. */
export const sendQuote = staffProcedure
  .input(quoteSendSchema)
  .mutation(async ({ ctx: { staff, store }, input: send }) => {
    const { reference, version, key } = send;
    const now = Date.now();
    const enquiry = await findEnquiry(store, reference);
    const fields = checkQuote(send, now);
    if (Object.keys(fields).length > 0) throw new HttpError("invalid", { fields });
    const { locale } = enquiry;
    const trips = send.trips.map((trip) => toQuoteTrip(trip, locale));
    const { lines, deposit, validUntil, payUrl, text } = send;
    const isNew = version === enquiry.version;
    const quote: NewQuote = {
      ...{ id: randomUUID(), locale, trips, lines, validUntil, payUrl, text, currency: "USD" },
      deposit: deposit === undefined ? null : { cents: deposit.cents, due: deposit.due ?? null },
      // What was sent before is answered as the first time, or is a conflict.
      replaces: isNew ? await listReplaced(store, send, enquiry.id) : [],
      terms: listTerms(trips, locale),
      ...(trips.some(({ offer }) => isOffSale(offer)) && { isOffSale: true }),
    };
    if (!send.evenIfFull && isNew) await assertCanGo(store, quote, now);
    const sent = await store.quotes.send({ reference, version, quote, by: staff, idempotencyKey: key }, now);
    const answer = await answerChanged(store, sent, { reference, reader: staff });
    if (sent.outcome === "changed") await logStaffAction(staff, "quote-sent", reference);
    await deliverAfterPost();
    return answer;
  });
