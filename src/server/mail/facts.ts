import { parsePhoneNumberFromString } from "libphonenumber-js/min";

import { toChoice } from "../../domain/booking/choice";
import { getAllFacts, type QuotedTerms } from "../../domain/booking/describe";
import { type Locale, getLocale } from "../../domain/config/locales";
import type { Collection } from "../../domain/config/offer";
import type { FieldCode } from "../../domain/contracts/error-codes";
import { formatMoment } from "../../domain/i18n/format";
import type { KeyIn, TranslateIn } from "../../domain/i18n/messages";
import { normalize } from "../../domain/lib/normalize";
import type { Enquiry, StoredOffer } from "../enquiries/enquiry";
import {
  getMailTranslator,
  getBookingTranslator,
  loadOffer,
  getOfferTitle,
  getPorts,
  getSite,
} from "../platform/published";
import type { MailBlock, MailContext, MailFact, WrittenMail } from "./mail-body";

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

type FactName = Exclude<KeyIn<"mail.facts">, "offer">;

function toFacts(t: TranslateIn<"mail">, values: Partial<Record<FactName, string>>): MailFact[] {
  const entries = Object.entries(values) as [FactName, string][];
  return entries.flatMap(([name, value]) => (value === "" ? [] : [[t(`facts.${name}`), value] as const]));
}

export function getFullName({ payload }: Pick<Enquiry, "payload">): string {
  return `${payload.name} ${payload.lastname}`.trim();
}

const PROBLEMS = ["not-on-sale", "sold-out", "not-running"] as const;

export function describeProblems(codes: readonly FieldCode[], t: TranslateIn<"mail">): string[] {
  return PROBLEMS.filter((code) => codes.includes(code)).map((code) => t(`problems.${code}`));
}

/** Returns what an enquiry about a whole list says of each offer, in a line each: `Saona Island · Tuesday, December 1, 2026 · 2 adults`. */
export function getListFacts(
  offers: readonly StoredOffer[],
  locale: Locale,
  t: TranslateIn<"mail">,
): MailFact[] {
  return offers.map((offer, index) => {
    const title = getOfferTitle(offer.service, locale, offer.collection);
    const chosen = getBookingFacts(offer, locale).map(([, value]) => value);
    const problems = describeProblems(offer.problems ?? [], t);
    return [t("facts.offer", { number: index + 1 }), [title, ...chosen, ...problems].join(" · ")];
  });
}

function getStart({ reference, createdAt }: Enquiry, locale: Locale) {
  return { reference, received: formatMoment(createdAt, locale, "full") };
}

export function getFacts(enquiry: Enquiry, locale: Locale, t: TranslateIn<"mail">): MailFact[] {
  const { email, source } = enquiry.payload;
  const start = toFacts(t, { ...getStart(enquiry, locale), name: getFullName(enquiry), email });
  const end = toFacts(t, { language: getLocale(enquiry.locale).name, source });
  const { payload } = enquiry;
  const { phone, service, collection, offers = [] } = payload;
  const title = service === undefined ? "" : getOfferTitle(service, locale, collection);
  return [
    ...start,
    ...toFacts(t, { phone, service: title }),
    ...getBookingFacts(payload, locale),
    ...getListFacts(offers, locale, t),
    ...end,
  ];
}

/** Returns what a receipt repeats: nothing that could be typed freely, because anybody may type anybody's address. */
export function getReceiptFacts(enquiry: Enquiry, locale: Locale, t: TranslateIn<"mail">): MailFact[] {
  const start = toFacts(t, getStart(enquiry, locale));
  const end = toFacts(t, { language: getLocale(enquiry.locale).name });
  const { payload } = enquiry;
  const { service, collection, pickup, offers = [] } = payload;
  const isKnown = service !== undefined && loadOffer(service, collection) !== undefined;
  const title = isKnown ? getOfferTitle(service, locale, collection) : "";
  const known = offers.filter((offer) => loadOffer(offer.service, offer.collection));
  return [
    ...start,
    ...toFacts(t, { service: title }),
    ...getBookingFacts({ ...payload, pickup: pickup && { ...pickup, place: "" } }, locale),
    ...getListFacts(known, locale, t),
    ...end,
  ];
}

const BETWEEN_NUMBERS = /[/;,|]|\s(?:and|e|o|oppure|or|y)\s/i;

const DOMINICAN = /^8[024]9\d{7}$/;

function parse(text: string): string | undefined {
  // Two zeros in front stand for the plus.
  const international = normalize(text, "NFKC").replace(/^([^\d+]*)00(?=[1-9])/, "$1+");
  const number = parsePhoneNumberFromString(international, "DO");
  if (number?.isPossible() !== true) return undefined;
  const isOurs = international.includes("+") || DOMINICAN.test(number.nationalNumber);
  return isOurs ? number.number : undefined;
}

/**
 * Returns the first whole number of what a guest typed as their phone, like `+393331234567`; `undefined` where it is not certain whose number it is.
 * Ten digits without a country code are Dominican, or nobody knows.
 */
export function getPhoneNumber(typed: string): string | undefined {
  for (const text of [typed, ...typed.split(BETWEEN_NUMBERS)]) {
    const number = parse(text);
    if (number !== undefined) return number;
  }
  return undefined;
}

const MAX_LENGTH = 40;
/** Letters of any script, joined as names are. A dot ends a word ("J. R."): within one it could make an address. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:\.?[ '’·-]{1,2}\p{L}[\p{L}\p{M}]*)*\.?$/u;

/** Returns a name to greet a stranger by; `undefined` for what could be a link, an address, a number or a message. */
export function getGreetingName(name: string): string | undefined {
  return [...name].length <= MAX_LENGTH && NAME.test(name) ? name : undefined;
}

export function greetPerson({ locale, name }: { locale: Locale; name: string }): MailBlock {
  const t = getMailTranslator(locale);
  const known = getGreetingName(name);
  return { paragraph: known === undefined ? t("greetingWithoutName") : t("greeting", { name: known }) };
}

export const greet = ({ locale, payload }: Enquiry) => greetPerson({ locale, name: payload.name });

/** Frames a mail of the conversation with a guest: greeting, the reference at the foot, and who signs it. */
export function frameGuestMail(
  enquiry: Enquiry,
  { subject, blocks, who = null }: { subject: string; blocks: readonly MailBlock[]; who?: string | null },
  { siteUrl }: Pick<MailContext, "siteUrl">,
): WrittenMail {
  const { locale, reference } = enquiry;
  return {
    subject,
    locale,
    blocks: [greet(enquiry), ...blocks],
    ...(who !== null && { signedBy: who }),
    footer: getMailTranslator(locale)("answer.footer", { reference, siteUrl }),
  };
}
