import { randomUUID } from "node:crypto";
import type { z } from "zod";

import { addDays, getAgencyDay } from "../../domain/booking/calendar-day";
import { describePrice } from "../../domain/booking/describe";
import { getPartyPrice, type PartyPrice } from "../../domain/booking/party-price";
import { getQuoteState, getQuoteTotal, getValidUntil, toQuoteLines } from "../../domain/booking/quote";
import { getDayProblem } from "../../domain/booking/running-days";
import { DEFAULT_LOCALE, type Locale } from "../../domain/config/locales";
import type { FieldErrors } from "../../domain/contracts/error-codes";
import { QUOTE_LIMITS } from "../../domain/config/forms";
import type { OfferFacts } from "../../domain/contracts/offer-facts";
import type { quoteDraftSchema, QuotePreview, QuoteSend } from "../../domain/contracts/quotes";
import { nameOffer } from "../../domain/i18n/format";
import { getCommission } from "../bookings/accounts";
import { toTypedTrip, type NewTrip } from "../bookings/booking";
import { bookTrips, cancelTrips } from "../bookings/booking-repository";
import { refuseSeats } from "../departures/departure-seats";
import { loadDayChoices, loadPlaceNotes, loadRefusal } from "../departures/places";
import { listPickupTimes } from "../departures/service";
import type { EnquiryChanged } from "../enquiries/change-enquiry";
import { getDueTime, getReplyMails, mailGuest, type Enquiry, type NewEvent } from "../enquiries/enquiry";
import { findEnquiry, type Staffed } from "../enquiries/enquiry-reply";
import { getSigner } from "../enquiries/mails";
import { renderMail } from "../mail/mail-body";
import { refreshListing } from "../enquiries/inbox-columns";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/request";
import { log } from "../platform/log";
import {
  getBookingTranslator,
  getQuoteTranslator,
  getServerTranslator,
  loadOffer,
  isOffSale,
  getPortName,
  getSite,
} from "../platform/published";
import type { Store } from "../store";
import { writeQuoteMail } from "./mails";
import { listLines, listTerms, type NewQuote, type Quote } from "./quote";
import { settle } from "./quote-repository";

type Draft = Omit<z.output<typeof quoteDraftSchema>, "reference">;

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

export async function draftQuote(store: Store, draft: Draft, staffLocale: Locale, now: number) {
  const { lang, date } = draft;
  const offer = loadOffer(draft.offer);
  if (offer === undefined) throw new HttpError("invalid", { fields: { offer: "invalid" } });
  const { price, shown } = getPrice(offer, draft);
  const dayNote = describeDayNote(offer, draft, staffLocale, now);
  const notes = [
    ...describePriceNote(price, draft, staffLocale),
    // Places of a day that nobody can choose say nothing.
    ...(dayNote.length > 0
      ? dayNote
      : await loadPlaceNotes(store, { service: draft.offer, date }, staffLocale)),
  ];
  return {
    title: nameOffer(draft.offer, offer, lang),
    lines: shown.kind === "price" ? toQuoteLines(shown.lines, getQuoteTranslator(lang)) : [],
    validUntil: getValidUntil(now, date),
    pickupTime: listPickupTimes(offer, draft.port ?? null)[0] ?? "",
    note: notes.map(capitalize).join(" · "),
  };
}

/** Nobody promises a price for longer. */
const MAX_VALID_DAYS = 365;

function checkDays({ trips, validUntil, deposit }: QuotePreview, today: string): FieldErrors {
  const days = trips.flatMap(({ date }) => date ?? []).sort();
  const past = trips.findIndex(({ date }) => date !== undefined && date < today);
  if (past >= 0) return { [`trips.${past}.date`]: "too-soon" };
  if (validUntil < today) return { validUntil: "too-soon" };
  if (deposit?.due !== undefined && deposit.due < today) return { "deposit.due": "too-soon" };
  // A price for a trip that is over helps nobody.
  const latest = days[0] ?? addDays(today, MAX_VALID_DAYS);
  return validUntil > latest ? { validUntil: "too-far" } : {};
}

/** By the day in Santo Domingo. */
function checkQuote(quote: QuotePreview, now: number): FieldErrors {
  const total = getQuoteTotal(listLines(quote));
  const unknown = quote.trips.findIndex(({ offer }) => offer !== undefined && loadOffer(offer) === undefined);
  const amounts = quote.trips.map(({ lines }) => getQuoteTotal(lines));
  const isWrong = (cents: number) => cents < 0 || cents > QUOTE_LIMITS.cents;
  const wrongTrip = amounts.findIndex(isWrong);
  return {
    ...(unknown >= 0 && { [`trips.${unknown}.offer`]: "invalid" as const }),
    ...(listLines(quote).length === 0 && { lines: "required" as const }),
    ...(isWrong(total) && { lines: "invalid-number" as const }),
    ...(wrongTrip >= 0 && { [`trips.${wrongTrip}.lines`]: "invalid-number" as const }),
    ...(quote.deposit && quote.deposit.cents > total && { "deposit.cents": "too-many" as const }),
    ...checkDays(quote, getAgencyDay(now)),
  };
}

/** The booked trips that a quote takes the place of; throws where one is not booked any more. */
async function listReplaced(store: Store, { replaces }: QuotePreview, enquiryId: string) {
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

/** Makes a quote of what staff send; throws 422 for what cannot be one. */
async function createQuote(
  store: Store,
  send: QuotePreview,
  { id, locale, version }: Enquiry,
  now: number,
): Promise<NewQuote> {
  const fields = checkQuote(send, now);
  if (Object.keys(fields).length > 0) throw new HttpError("invalid", { fields });
  const { lines, deposit, validUntil, payUrl, text } = send;
  const trips = send.trips.map(({ date = null, ...trip }) => ({
    ...toTypedTrip(trip, locale),
    ...{ date, lines: trip.lines },
  }));
  return {
    ...{ id: randomUUID(), locale, trips, lines, validUntil, payUrl, text },
    deposit: deposit === undefined ? null : { cents: deposit.cents, due: deposit.due ?? null },
    // What was sent before is answered as the first time, or is a conflict.
    replaces: send.version === version ? await listReplaced(store, send, id) : [],
    terms: listTerms(trips, locale),
    ...(trips.some(({ offer }) => isOffSale(offer)) && { isOffSale: true }),
  };
}

/** Renders the mail of a quote as the guest would get it; throws as `createQuote`. */
export async function previewQuote(store: Store, send: QuotePreview, { by, now }: Staffed) {
  const enquiry = await findEnquiry(store, send.reference);
  const quote = await createQuote(store, send, enquiry, now);
  const context = { ...getEnv(), now };
  const who = await getSigner(store, { personId: by.id, who: by.name });
  const written = writeQuoteMail(enquiry, quote, context, who);
  const { subject, html } = renderMail(written, "visitor-quote", context);
  return { subject, html };
}

/** Sends a quote; throws as `createQuote`, and 409 where a day or an offer cannot take it. */
export async function sendQuote(
  store: Store,
  send: QuoteSend,
  { by, now }: Staffed,
): Promise<EnquiryChanged> {
  const { reference, version, key: idempotencyKey } = send;
  const enquiry = await findEnquiry(store, reference);
  const quote = await createQuote(store, send, enquiry, now);
  if (!send.evenIfFull && version === enquiry.version) await assertCanGo(store, quote, now);
  return store.quotes.send({ reference, version, quote, by, idempotencyKey }, now);
}

/** Why an acceptance was not taken; staff were told, and the quote waits as before. `full`, `closed`: the day has no room for the party. */
type NotHeld = "full" | "closed" | "off-sale";

interface QuoteAnswer {
  status: "accepted" | "declined";
  /** Why, when it is declined. */
  text: string;
  /** The days that were chosen for trips without one, by their place among the trips. */
  days: ReadonlyMap<number, string>;
}

/**
 * `repeated`: the guest has said so before. `refused`: it is over, replaced, or answered otherwise. `full`, `closed`: a day cannot take
 * the party, `off-sale`: an offer is paused or hidden since; staff were told. `no-day`: a trip has none, or one that cannot be chosen.
 */
export type Settled = "settled" | "repeated" | "refused" | "no-day" | NotHeld;

/** Gives each trip its day; `undefined` where one has none that can be chosen. */
async function chooseDays(store: Store, { trips }: Quote, days: QuoteAnswer["days"], now: number) {
  const chosen: (Quote["trips"][number] & { date: string })[] = [];
  for (const [index, trip] of trips.entries()) {
    const date = trip.date ?? days.get(index);
    if (date === undefined || date < getAgencyDay(now)) return undefined;
    if (trip.date === null && trip.offer !== null) {
      const choices = await loadDayChoices(store, trip, now);
      if (!choices.includes(date)) return undefined;
    }
    chosen.push({ ...trip, date });
  }
  return chosen;
}

/** The trips that an acceptance books. Lines of no trip belong to the first. */
function toNewTrips(quote: Quote, trips: readonly Quote["trips"][number][], { payload }: Enquiry): NewTrip[] {
  return trips.map(({ lines, pickup, ...trip }, index) => ({
    ...trip,
    // The same acceptance again books the same trips.
    ...{ id: `${quote.id}-${index + 1}`, quoteId: quote.id },
    pickup: { place: pickup.place || (payload.pickup?.place ?? ""), time: pickup.time },
    amountCents: getQuoteTotal([...lines, ...(index === 0 ? quote.lines : [])]),
  }));
}

/**
 * Accepts or declines a quote for the guest, once and only as long as it can be, with the event, the mails and the status of its enquiry.
 * All its trips are booked under the locks of their days, or none: where one has no place, staff are told instead.
 */
export async function settleQuote(
  store: Store,
  { quote, enquiry }: { quote: Quote; enquiry: Enquiry },
  { status, text, days }: QuoteAnswer,
  now: number,
): Promise<Settled> {
  if (quote.status === status) return "repeated";
  if (getQuoteState(quote, now) !== "open") return "refused";
  const { id, deposit } = quote;
  const isAcceptance = status === "accepted";
  const chosen = isAcceptance ? await chooseDays(store, quote, days, now) : [];
  if (chosen === undefined) return "no-day";
  const trips = toNewTrips(quote, chosen, enquiry);
  const exceptTrips = quote.replaces.map((replaced) => replaced.id);
  const isWithdrawn = quote.isOffSale !== true && chosen.some(({ offer }) => isOffSale(offer));
  const toStaff = await getReplyMails(enquiry, store, getEnv().agencyEmails);
  let notHeld: NotHeld | undefined;
  const getEvent = (): NewEvent => {
    const key = { idempotencyKey: `quote:${id}` };
    if (notHeld !== undefined) return { kind: "quote-not-held", data: { quoteId: id, why: notHeld }, ...key };
    return isAcceptance
      ? { kind: "quote-accepted", data: { quoteId: id }, ...key }
      : { kind: "quote-declined", data: { quoteId: id, text }, ...key };
  };
  const { outcome } = await store.enquiries.change(
    {
      which: { id: enquiry.id },
      first: async (transaction) => {
        notHeld = isWithdrawn ? "off-sale" : await refuseSeats(transaction, trips, { exceptTrips, now });
      },
      change: (current) => {
        const isAccepted = isAcceptance && notHeld === undefined;
        return {
          fields: {
            status: isAccepted || current.status === "booked" ? "booked" : "open",
            // When staff are to have confirmed it, or answered again.
            dueAt: getDueTime(now),
            // What is booked is no spam, whoever took it for some: it would be deleted with it.
            ...(isAccepted && { isHeld: false }),
          },
          events: [getEvent()],
          mails: isAccepted ? [...toStaff, ...mailGuest(enquiry, "visitor-accepted")] : toStaff,
        };
      },
      also: async (transaction) => {
        if (!(await settle(transaction, id, notHeld === undefined ? status : "sent", now))) return false;
        if (notHeld !== undefined) return true;
        if (!isAcceptance) return refreshListing(transaction, enquiry.id);
        await cancelTrips(transaction, enquiry.id, exceptTrips, { by: "replaced", who: null, now });
        const commission = getCommission(enquiry.payload.source);
        return bookTrips(transaction, enquiry.id, { trips, deposit, commission }, { now });
      },
    },
    now,
  );
  const { reference } = enquiry;
  if (notHeld !== undefined && (outcome === "changed" || outcome === "repeated")) {
    log.info("quote-not-held", { reference, why: notHeld });
    return notHeld;
  }
  if (outcome === "changed") {
    log.info("quote-settled", { reference, status });
    return "settled";
  }
  return (await store.quotes.get(id))?.status === status ? "repeated" : "refused";
}
