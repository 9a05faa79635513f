import { getLineCents, getQuoteTotal } from "../../booking/quote";
import type { Locale } from "../../config/locales";
import type { QuoteReply } from "../../contracts/quotes";
import { formatCents } from "../../i18n/format";
import type { QuoteRefusal } from "../departures/places";
import type { Enquiry } from "../enquiries/enquiry";
import { getBookingFacts } from "../mail/facts";
import type { MailFact, MailPrice } from "../mail/mail-body";
import { getQuoteTranslator } from "../platform/messages";
import type { Store } from "../store";
import { toQuoteReply, type Quote } from "./quote";

/** Loads the quotes of an enquiry as staff see them, the newest last. */
export async function loadQuotes(
  { quotes }: Pick<Store, "quotes">,
  enquiryId: string,
  now: number,
): Promise<QuoteReply[]> {
  return (await quotes.list(enquiryId)).map((quote) => toQuoteReply(quote, now));
}

/** What the page of a quote shows. */
export interface QuoteView {
  quote: Quote;
  enquiry: Enquiry;
  /** Where the page's forms post to. */
  action: string;
  /** Of a quote that was replaced: the page of the newest one. */
  newestUrl: string | undefined;
  /** Why an open quote cannot be accepted now. */
  refusal: QuoteRefusal | undefined;
  now: number;
}

/** Gets what a quote is for, as label and text: trip, day, port, party; in the guest's language, or a reader's among staff. */
export function getTripFacts(quote: Quote, locale = quote.locale): MailFact[] {
  const { title, port, date, adults, children, smallChildren } = quote;
  const chosen = {
    ...(port !== null && { port }),
    ...(date !== null && { date }),
    adults: adults ?? 0,
    children: children ?? 0,
    smallChildren: smallChildren ?? 0,
    told: {},
  };
  const trip: MailFact[] = title === "" ? [] : [[getQuoteTranslator(locale)("facts.trip"), title]];
  return [...trip, ...getBookingFacts(chosen, locale)];
}

/** Gets the lines of a quote in words of the guest's language: `Adults`, `2 × $75`, `$150`. */
export function getPriceRows({ lines, locale }: Pick<Quote, "lines" | "locale">): MailPrice[] {
  const t = getQuoteTranslator(locale);
  return lines.map((line) => ({
    label: line.label,
    times:
      line.count === 1 ? "" : t("times", { count: line.count, price: formatCents(line.unitCents, locale) }),
    amount: formatCents(getLineCents(line), locale),
  }));
}

/** Gets the total of a quote in words of the guest's language, or a reader's among staff. */
export function formatQuoteTotal(
  { lines, locale: own }: Pick<Quote, "lines" | "locale">,
  locale: Locale = own,
): string {
  return formatCents(getQuoteTotal(lines), locale);
}

/** Gets what staff have to know of a quote that a guest has answered, as label and text in the reader's language. */
export function getAnsweredFacts(
  { reference, payload }: Pick<Enquiry, "reference" | "payload">,
  quote: Quote,
  locale: Locale,
): MailFact[] {
  const t = getQuoteTranslator(locale);
  return [
    [t("facts.reference"), reference],
    [t("facts.name"), `${payload.name} ${payload.lastname}`.trim()],
    ...getTripFacts(quote, locale),
    [t("facts.total"), formatQuoteTotal(quote, locale)],
  ];
}

/** Gets the name of the website to which a link to pay leads. */
export function getPayHost({ payUrl }: Pick<Quote, "payUrl">): string {
  return URL.canParse(payUrl) ? new URL(payUrl).host : "";
}
