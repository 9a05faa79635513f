import { formatDay } from "../../domain/i18n/format";
import type { Enquiry } from "../enquiries/enquiry";
import { frameGuestMail } from "../mail/facts";
import { toLink, type MailBlock, type WrittenMail, type MailContext } from "../mail/mail-body";
import { createLink } from "../platform/secrets";
import { getMailTranslator, getQuoteTranslator } from "../platform/published";
import {
  formatQuoteTotal,
  getPayHost,
  getPriceRows,
  getTripFacts,
  groupTerms,
  listConditions,
  type NewQuote,
} from "./quote";

/** Says what is offered at which price, as two tables. */
function getQuoteBlocks({ reference }: Enquiry, quote: NewQuote): MailBlock[] {
  const t = getQuoteTranslator(quote.locale);
  const { trips, locale, terms } = quote;
  return [
    { facts: [[t("facts.reference"), reference], ...(trips[0] ? getTripFacts(trips[0], locale) : [])] },
    ...trips.slice(1).map((trip) => ({ facts: getTripFacts(trip, locale) })),
    {
      prices: getPriceRows(quote),
      total: [t("facts.total"), formatQuoteTotal(quote)] as const,
    },
    ...listConditions(quote).map((paragraph) => ({ paragraph })),
    ...groupTerms(terms).flatMap(([trip, facts]) => [
      ...(trip === "" ? [] : [{ paragraph: trip }]),
      { facts },
    ]),
  ];
}

function getPayBlocks(quote: NewQuote): MailBlock[] {
  const host = getPayHost(quote);
  if (host === "") return [];
  const t = getMailTranslator(quote.locale);
  return [{ paragraph: t("quote.payWhere", { host }) }, toLink(t("quote.pay", { host }), quote.payUrl)];
}

function createQuoteLink({ id }: NewQuote, context: MailContext): string {
  return createLink(context, { purpose: "quote", id });
}

function getSubjectValues({ reference }: Enquiry, { trips, locale }: NewQuote) {
  const titles = [...new Set(trips.map(({ title }) => title || getQuoteTranslator(locale)("title")))];
  return { reference, title: titles.join(", ") };
}

export function writeQuoteMail(
  enquiry: Enquiry,
  quote: NewQuote,
  context: MailContext,
  who: string | null,
): WrittenMail {
  const { locale, text, validUntil } = quote;
  const t = getMailTranslator(locale);
  const subject = t("quote.subject", getSubjectValues(enquiry, quote));
  const blocks = [
    ...(text === "" ? [] : [{ prose: text }]),
    { paragraph: t("quote.intro") },
    ...getQuoteBlocks(enquiry, quote),
    { paragraph: t("quote.validUntil", { day: formatDay(validUntil, locale) }) },
    toLink(t("quote.open"), createQuoteLink(quote, context), true),
    ...getPayBlocks(quote),
    { paragraph: t("quote.reply") },
  ];
  return frameGuestMail(enquiry, { subject, blocks, who }, context);
}

/** Writes the mail that confirms to a guest that their acceptance was stored. */
export function writeAcceptedMail(enquiry: Enquiry, quote: NewQuote, context: MailContext): WrittenMail {
  const t = getMailTranslator(quote.locale);
  const subject = t("quoteAccepted.subject", getSubjectValues(enquiry, quote));
  const blocks = [
    { paragraph: t("quoteAccepted.intro") },
    ...getQuoteBlocks(enquiry, quote),
    { paragraph: t("quoteAccepted.next") },
    toLink(t("quoteAccepted.open"), createQuoteLink(quote, context)),
    { paragraph: t("quoteAccepted.reply") },
  ];
  return frameGuestMail(enquiry, { subject, blocks }, context);
}
