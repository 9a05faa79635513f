import { getLocale, type Locale } from "../../config/locales";
import { loadOffer } from "../offers/load-offer";
import { getOfferTitle } from "../offers/offer-title";
import type { Enquiry, StoredOffer } from "../store/enquiry";
import type { KeyIn, TranslateIn } from "../../i18n/message-key";
import { getBookingFacts } from "./booking-facts";
import { formatMoment } from "./format-moment";
import type { MailFact } from "./mail-body";

/** Writes facts as label and value in a language; what is empty is left out. */
const createFact =
  (t: TranslateIn<"mail">) =>
  (name: Exclude<KeyIn<"mail.facts">, "offer">, value: string): MailFact[] =>
    value === "" ? [] : [[t(`facts.${name}`), value]];

/** Gets the name of whom an enquiry is from. */
export function getFullName({ payload }: Enquiry): string {
  return `${payload.name} ${payload.lastname}`.trim();
}

/** Gets what an enquiry about a whole list says of each offer, in a line each: `Saona Island · Tuesday, December 1, 2026 · 2 adults`. */
function getListFacts(offers: readonly StoredOffer[], locale: Locale, t: TranslateIn<"mail">): MailFact[] {
  return offers.map((offer, index) => {
    const title = getOfferTitle(offer.service, offer.collection, locale);
    const chosen = getBookingFacts(offer, locale).map(([, value]) => value);
    return [t("facts.offer", { number: index + 1 }), [title, ...chosen].join(" · ")];
  });
}

/** Gets everything that an enquiry says about itself, but the message, as label and value in a language. */
export function getFacts(enquiry: Enquiry, locale: Locale, t: TranslateIn<"mail">): MailFact[] {
  const fact = createFact(t);
  const start = [
    ...fact("reference", enquiry.reference),
    ...fact("received", formatMoment(enquiry.createdAt, locale)),
    ...fact("name", getFullName(enquiry)),
    ...fact("email", enquiry.payload.email),
  ];
  const end = [
    ...fact("language", getLocale(enquiry.locale).name),
    ...fact("source", enquiry.payload.source),
  ];
  const { payload } = enquiry;
  return [
    ...start,
    ...fact("phone", payload.phone),
    ...fact(
      "service",
      payload.service === undefined ? "" : getOfferTitle(payload.service, payload.collection, locale),
    ),
    ...getBookingFacts(payload, locale),
    ...getListFacts(payload.offers ?? [], locale, t),
    ...end,
  ];
}

/**
 * Gets what a receipt repeats of an enquiry: nothing that could be typed freely, because anybody may type anybody's address. What was
 * chosen of the site's own offers stays.
 */
export function getReceiptFacts(enquiry: Enquiry, locale: Locale, t: TranslateIn<"mail">): MailFact[] {
  const fact = createFact(t);
  const start = [
    ...fact("reference", enquiry.reference),
    ...fact("received", formatMoment(enquiry.createdAt, locale)),
  ];
  const end = fact("language", getLocale(enquiry.locale).name);
  const { payload } = enquiry;
  const { service, collection } = payload;
  const title = service === undefined ? undefined : loadOffer(service, collection)?.titles[locale];
  const offers = (payload.offers ?? []).filter((offer) => loadOffer(offer.service, offer.collection));
  return [
    ...start,
    ...fact("service", title ?? ""),
    ...getBookingFacts({ ...payload, pickup: payload.pickup && { ...payload.pickup, place: "" } }, locale),
    ...getListFacts(offers, locale, t),
    ...end,
  ];
}
