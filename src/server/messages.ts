import type { Locale } from "../config/locales";
import enBooking from "../i18n/messages/en/booking.json";
import enMail from "../i18n/messages/en/mail.json";
import enQuote from "../i18n/messages/en/quote.json";
import enRegistration from "../i18n/messages/en/registration.json";
import enServer from "../i18n/messages/en/server.json";
import esBooking from "../i18n/messages/es/booking.json";
import esMail from "../i18n/messages/es/mail.json";
import esQuote from "../i18n/messages/es/quote.json";
import esRegistration from "../i18n/messages/es/registration.json";
import esServer from "../i18n/messages/es/server.json";
import itBooking from "../i18n/messages/it/booking.json";
import itMail from "../i18n/messages/it/mail.json";
import itQuote from "../i18n/messages/it/quote.json";
import itRegistration from "../i18n/messages/it/registration.json";
import itServer from "../i18n/messages/it/server.json";
import { createNamespaceTranslator, createTranslator } from "../i18n/create-i18n";

// The English words are the type: a key that another language lacks does not compile.
const BOOKING = { en: enBooking, es: esBooking, it: itBooking } satisfies Record<Locale, typeof enBooking>;
const MAIL = { en: enMail, es: esMail, it: itMail } satisfies Record<Locale, typeof enMail>;
const QUOTE = { en: enQuote, es: esQuote, it: itQuote } satisfies Record<Locale, typeof enQuote>;
const SERVER = { en: enServer, es: esServer, it: itServer } satisfies Record<Locale, typeof enServer>;
const REGISTRATION = { en: enRegistration, es: esRegistration, it: itRegistration } satisfies Record<
  Locale,
  typeof enRegistration
>;

/** Gets the translate function for mails in a language. */
export function getMailTranslator(locale: Locale) {
  return createNamespaceTranslator(locale, "mail", MAIL[locale]);
}

/** Gets the translate function for quotes: their lines, and their page for the guest. */
export function getQuoteTranslator(locale: Locale) {
  return createNamespaceTranslator(locale, "quote", QUOTE[locale]);
}

/** Gets the translate function for the pages that the server itself renders. */
export function getServerTranslator(locale: Locale) {
  return createNamespaceTranslator(locale, "server", SERVER[locale]);
}

/** Gets the translate function for the words of the registration form, which the browser's form shows too. */
export function getRegistrationTranslator(locale: Locale) {
  return createNamespaceTranslator(locale, "registration", REGISTRATION[locale]);
}

/** Gets the translate function for the words of a choice, which pages and chats use too. */
export function getBookingTranslator(locale: Locale) {
  return createTranslator(locale, { booking: BOOKING[locale] });
}
