import type { Selectable } from "kysely";

import { getLineCents, getQuoteTotal, isQuoteOver } from "../../domain/booking/quote";
import { toLocale, type Locale } from "../../domain/config/locales";
import {
  type QuoteLine,
  type QuoteStatus,
  type QuoteTrip,
  type Trip,
  type Deposit,
  type QuoteTerm,
} from "../../domain/contracts/quotes";
import { formatCents, formatClock, formatDay } from "../../domain/i18n/format";
import { groupBy } from "../../domain/lib/lookup";
import type { Enquiry } from "../enquiries/enquiry";
import { getBookingFacts, getFullName } from "../mail/facts";
import type { MailFact, MailPrice } from "../mail/mail-body";
import type { Tables } from "../platform/database/schema";
import { getEnv } from "../platform/env";
import { createLink } from "../platform/secrets";
import { getQuoteTranslator, getOfferTitle, getSite, loadOffer } from "../platform/published";
import type { Store } from "../store";

/** All of it as it was sent, whatever prices and titles become. */
export interface QuoteData {
  trips: QuoteTrip[];
  /** Of no trip. */
  lines: QuoteLine[];
  deposit: Deposit | null;
  /** The booked trips that it takes the place of. */
  replaces: { id: string; title: string; date: string | null }[];
  terms: QuoteTerm[];
  payUrl: string;
  text: string;
  /** Staff knew that an offer was paused or hidden, and sent it nevertheless. */
  isOffSale?: boolean;
}

/** A quote before it is sent. */
export interface NewQuote extends QuoteData, Pick<Quote, "id" | "locale" | "validUntil"> {}

export interface Quote
  extends QuoteData, Omit<Selectable<Tables["quotes"]>, "data" | "totalCents" | "locale"> {
  status: QuoteStatus;
  locale: Locale;
}

export function toQuote({ data, totalCents: _total, locale, ...row }: Selectable<Tables["quotes"]>): Quote {
  return { ...data, ...row, locale: toLocale(locale) };
}

/** All lines of a quote, those of its trips first. */
export function listLines({
  trips,
  lines,
}: Pick<QuoteData, "lines"> & { trips: readonly Pick<QuoteTrip, "lines">[] }): QuoteLine[] {
  return [...trips.flatMap((trip) => trip.lines), ...lines];
}

/** Loads the quotes of an enquiry as staff see them, the newest last. */
export async function loadQuotes({ quotes }: Store, enquiryId: string, now: number) {
  return (await quotes.list(enquiryId)).map((quote) => {
    const { enquiryId: _enquiry, locale: _locale, isOffSale: _sale, createdAt, ...rest } = quote;
    const isOver = isQuoteOver(quote.validUntil, now);
    // As in its mail: the same link whenever it is shown.
    const context = { ...getEnv(), now: createdAt };
    return {
      ...rest,
      isOver,
      totalCents: getQuoteTotal(listLines(quote)),
      link:
        quote.status === "sent" && !isOver ? createLink(context, { purpose: "quote", id: quote.id }) : null,
    };
  });
}

type ShownTrip = Trip & Pick<QuoteTrip, "title" | "pickup">;

/** A trip as label and text: what, port, day, party, pick-up; in the guest's language, or a reader's among staff. */
export function getTripFacts(trip: ShownTrip, locale: Locale): MailFact[] {
  const { title, port, date, adults, children, smallChildren, pickup } = trip;
  const t = getQuoteTranslator(locale);
  const chosen = {
    ...(port !== null && { port }),
    ...(date !== null && { date }),
    adults: adults ?? 0,
    children: children ?? 0,
    smallChildren: smallChildren ?? 0,
    told: {},
  };
  const where = [formatClock(pickup.time, locale), pickup.place].filter((part) => part !== "").join(" · ");
  return [
    ...(title === "" ? [] : [[t("facts.trip"), title] as const]),
    ...getBookingFacts(chosen, locale),
    ...(date === null ? [[t("facts.date"), t("chooseDay")] as const] : []),
    ...(where === "" ? [] : [[t("facts.pickup"), where] as const]),
  ];
}

export function listTripFacts(trips: readonly ShownTrip[], locale: Locale): MailFact[] {
  return trips.flatMap((trip) => getTripFacts(trip, locale));
}

/** Trips in a few words: `Saona Island, December 10`. */
export function describeTrips(trips: readonly Pick<ShownTrip, "title" | "date">[], locale: Locale): string {
  const fallback = getQuoteTranslator(locale)("title");
  return trips
    .map(({ title, date }) =>
      [title || fallback, ...(date === null ? [] : [formatDay(date, locale)])].join(", "),
    )
    .join("; ");
}

/** Lines in words of the guest's language: `Adults`, `2 × $75`, `$150`; all with their count, or none. Of several trips each names its own. */
export function getPriceRows({ trips, lines: others, locale }: NewQuote): MailPrice[] {
  const t = getQuoteTranslator(locale);
  const name = ({ title }: QuoteTrip) => (trips.length > 1 && title !== "" ? `${title}: ` : "");
  const lines = [
    ...trips.flatMap((trip) => trip.lines.map((line) => ({ ...line, label: name(trip) + line.label }))),
    ...others,
  ];
  const isCounted = lines.some(({ count }) => count > 1);
  return lines.map((line) => ({
    label: line.label,
    times: isCounted ? t("times", { count: line.count, price: formatCents(line.unitCents, locale) }) : "",
    amount: formatCents(getLineCents(line), locale),
  }));
}

/** The total in words of the guest's language, or a reader's among staff. */
export function formatQuoteTotal(quote: NewQuote, locale: Locale = quote.locale): string {
  return formatCents(getQuoteTotal(listLines(quote)), locale);
}

/** Deposit and what the quote takes the place of, in words. */
export function listConditions({ deposit, replaces, locale }: NewQuote): string[] {
  const t = getQuoteTranslator(locale);
  const conditions: string[] = [];
  if (deposit !== null) {
    const { cents, due } = deposit;
    const amount = formatCents(cents, locale);
    conditions.push(
      due === null ? t("deposit", { amount }) : t("depositDue", { amount, day: formatDay(due, locale) }),
    );
  }
  if (replaces.length > 0) conditions.push(t("replaces", { trips: describeTrips(replaces, locale) }));
  return conditions;
}

export function getAnsweredFacts(enquiry: Enquiry, quote: Quote, locale: Locale): MailFact[] {
  const t = getQuoteTranslator(locale);
  return [
    [t("facts.reference"), enquiry.reference],
    [t("facts.name"), getFullName(enquiry)],
    ...listTripFacts(quote.trips, locale),
    [t("facts.total"), formatQuoteTotal(quote, locale)],
  ];
}

/** The name of the website to which a link to pay leads. */
export function getPayHost({ payUrl }: Pick<Quote, "payUrl">): string {
  return URL.canParse(payUrl) ? new URL(payUrl).host : "";
}

/** Groups terms by the titles of their trips; "" where a quote has one. */
export function groupTerms(terms: readonly QuoteTerm[]): [trip: string, facts: MailFact[]][] {
  const groups = groupBy(terms, ({ trip = "" }) => trip);
  return [...groups].map(([trip, group]) => [trip, group.map(({ label, text }) => [label, text])]);
}

/** The terms of the offers as they stand now, in the guest's language. */
export function listTerms(trips: readonly QuoteTrip[], locale: Locale): QuoteTerm[] {
  const t = getQuoteTranslator(locale);
  const keys = [...new Set(trips.flatMap(({ offer }) => offer ?? []))];
  return keys.flatMap((key) => {
    const terms = loadOffer(key)?.terms?.[locale];
    if (terms === undefined) return [];
    const ofTrip = keys.length > 1 ? { trip: getOfferTitle(key, locale) } : {};
    const all = [
      { label: t("terms.included"), text: terms.included.join(" · ") },
      { label: t("terms.cancellation"), text: terms.cancellation || getSite(locale).default_cancellation },
      { label: t("terms.babies"), text: terms.babies },
      { label: t("terms.pregnancy"), text: terms.pregnancy },
    ];
    return all.flatMap(({ label, text }) => (text === "" ? [] : [{ ...ofTrip, label, text }]));
  });
}
