import { AGENCY_TIME_ZONE } from "../../config/booking";
import { getLocale, type Locale } from "../../config/locales";
import { getOfferTitle } from "../offers/offer-title";
import type { Enquiry } from "../store/enquiry";
import type { KeyIn, TranslateIn } from "../../i18n/message-key";
import { getBookingFacts } from "./booking-facts";
import type { MailFact } from "./mail-body";
import { getOfferFacts } from "./offer-facts";

function formatMoment(time: number, locale: Locale): string {
  const format = { dateStyle: "full", timeStyle: "short", timeZone: AGENCY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(getLocale(locale).iso, format).format(time);
}

/** Gets the name of whom an enquiry is from. */
export function getFullName({ kind, payload }: Enquiry): string {
  return kind === "contact" ? `${payload.name} ${payload.lastname}`.trim() : payload.name;
}

/** Gets everything that an enquiry says about itself, but the message, as label and value in a language. */
export function getFacts(enquiry: Enquiry, locale: Locale, t: TranslateIn<"mail">): MailFact[] {
  const fact = (name: Exclude<KeyIn<"mail.facts">, "offer">, value: string): MailFact[] =>
    value === "" ? [] : [[t(`facts.${name}`), value]];
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
  if (enquiry.kind === "registration") return [...start, ...fact("github", enquiry.payload.github), ...end];
  const { payload } = enquiry;
  return [
    ...start,
    ...fact("phone", payload.phone),
    ...fact(
      "service",
      payload.service === undefined ? "" : getOfferTitle(payload.service, payload.collection, locale),
    ),
    ...getBookingFacts(payload, locale),
    ...getOfferFacts(payload.offers ?? [], locale, t),
    ...end,
  ];
}
