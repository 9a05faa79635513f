import { getLineCents, getQuoteTotal } from "../../booking/quote";
import type { Locale } from "../../config/locales";
import type { QuoteLine, QuoteTrip, Trip } from "../../contracts/quotes";
import { formatCents, formatClock, formatDay } from "../../i18n/format";
import type { TripRefusal } from "../departures/places";
import type { Enquiry } from "../enquiries/enquiry";
import { getBookingFacts } from "../mail/facts";
import type { MailFact, MailPrice } from "../mail/mail-body";
import { getEnv } from "../platform/env";
import { createLink } from "../platform/links";
import { getQuoteTranslator } from "../platform/messages";
import type { Store } from "../store";
import { listLines, toQuoteReply, type Quote } from "./quote";

/** Loads the quotes of an enquiry as staff see them, the newest last. */
export async function loadQuotes({ quotes }: Pick<Store, "quotes">, enquiryId: string, now: number) {
  return (await quotes.list(enquiryId)).map((quote) => {
    const reply = toQuoteReply(quote, now);
    const isOpen = quote.status === "sent" && !reply.isOver;
    // As in its mail: the same link whenever it is shown.
    const context = { ...getEnv(), now: quote.createdAt };
    return { ...reply, link: isOpen ? createLink(context, { purpose: "quote", id: quote.id }) : null };
  });
}

export interface QuoteView {
  quote: Quote;
  enquiry: Enquiry;
  /** Where the page's forms post to. */
  action: string;
  /** Of a quote that was replaced: the page of the newest one. */
  newestUrl: string | undefined;
  /** Why an open quote cannot be accepted now. */
  refusal: TripRefusal | undefined;
  /** The days that can be chosen for each trip that has none, by its place among the trips. */
  choices: ReadonlyMap<number, readonly string[]>;
  chosen: ReadonlyMap<number, string>;
  /** The guest accepted without choosing one. */
  isDayMissing: boolean;
  now: number;
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

/** The facts of several trips, one after the other. */
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

/** Lines in words of the guest's language: `Adults`, `2 × $75`, `$150`; all with their count, or none. */
export function getPriceRows(lines: readonly QuoteLine[], locale: Locale): MailPrice[] {
  const t = getQuoteTranslator(locale);
  const isCounted = lines.some(({ count }) => count > 1);
  return lines.map((line) => ({
    label: line.label,
    times: isCounted ? t("times", { count: line.count, price: formatCents(line.unitCents, locale) }) : "",
    amount: formatCents(getLineCents(line), locale),
  }));
}

/** The total in words of the guest's language, or a reader's among staff. */
export function formatQuoteTotal(quote: Quote, locale: Locale = quote.locale): string {
  return formatCents(getQuoteTotal(listLines(quote)), locale);
}

/** Deposit and what the quote takes the place of, in words. */
export function listConditions({ deposit, replaces, locale }: Quote): string[] {
  const t = getQuoteTranslator(locale);
  const amount = deposit === null ? "" : formatCents(deposit.cents, locale);
  return [
    ...(deposit === null
      ? []
      : [
          deposit.due === null
            ? t("deposit", { amount })
            : t("depositDue", { amount, day: formatDay(deposit.due, locale) }),
        ]),
    ...(replaces.length === 0 ? [] : [t("replaces", { trips: describeTrips(replaces, locale) })]),
  ];
}

export function getAnsweredFacts(
  { reference, payload }: Pick<Enquiry, "reference" | "payload">,
  quote: Quote,
  locale: Locale,
): MailFact[] {
  const t = getQuoteTranslator(locale);
  return [
    [t("facts.reference"), reference],
    [t("facts.name"), `${payload.name} ${payload.lastname}`.trim()],
    ...listTripFacts(quote.trips, locale),
    [t("facts.total"), formatQuoteTotal(quote, locale)],
  ];
}

/** The name of the website to which a link to pay leads. */
export function getPayHost({ payUrl }: Pick<Quote, "payUrl">): string {
  return URL.canParse(payUrl) ? new URL(payUrl).host : "";
}
