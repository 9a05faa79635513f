import { getLocale, type Locale } from "../../config/locales";
import type { FieldCode } from "../../contracts/error-codes";
import { getOfferTitle, loadOffer } from "../offers/load-offer";
import type { Enquiry, StoredOffer } from "../store/enquiry";
import type { KeyIn, TranslateIn } from "../../i18n/message-key";
import { getBookingFacts } from "./booking-facts";
import { formatMoment } from "../../i18n/format";
import type { MailFact } from "./mail-body";

type FactName = Exclude<KeyIn<"mail.facts">, "offer">;

/** Writes facts as label and value in a language; what is empty is left out. */
function toFacts(t: TranslateIn<"mail">, values: Partial<Record<FactName, string>>): MailFact[] {
  const entries = Object.entries(values) as [FactName, string][];
  return entries.flatMap(([name, value]) => (value === "" ? [] : [[t(`facts.${name}`), value] as const]));
}

/** Gets the name of whom an enquiry is from. */
export function getFullName({ payload }: Enquiry): string {
  return `${payload.name} ${payload.lastname}`.trim();
}

/** What an offer of a list could not be booked for, as far as guest and agency are told. */
const PROBLEMS = ["not-on-sale", "sold-out", "not-running"] as const;

/** Says for what an offer could not be booked as it was asked for. */
export function describeProblems(codes: readonly FieldCode[], t: TranslateIn<"mail">): string[] {
  return PROBLEMS.filter((code) => codes.includes(code)).map((code) => t(`problems.${code}`));
}

/** Gets what an enquiry about a whole list says of each offer, in a line each: `Saona Island · Tuesday, December 1, 2026 · 2 adults`. */
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

/** Gets everything that an enquiry says about itself, but the message, as label and value in a language. */
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

/** Gets what a receipt repeats: nothing that could be typed freely, because anybody may type anybody's address. */
export function getReceiptFacts(enquiry: Enquiry, locale: Locale, t: TranslateIn<"mail">): MailFact[] {
  const start = toFacts(t, getStart(enquiry, locale));
  const end = toFacts(t, { language: getLocale(enquiry.locale).name });
  const { payload } = enquiry;
  const { service, collection, pickup, offers = [] } = payload;
  const title = service === undefined ? undefined : loadOffer(service, collection)?.titles[locale];
  const known = offers.filter((offer) => loadOffer(offer.service, offer.collection));
  return [
    ...start,
    ...toFacts(t, { service: title ?? "" }),
    ...getBookingFacts({ ...payload, pickup: pickup && { ...pickup, place: "" } }, locale),
    ...getListFacts(known, locale, t),
    ...end,
  ];
}
