import type { Locale } from "../config/locales";
import enBooking from "../i18n/messages/en/booking.json";
import enContact from "../i18n/messages/en/contact.json";
import enMail from "../i18n/messages/en/mail.json";
import enQuote from "../i18n/messages/en/quote.json";
import enRegistration from "../i18n/messages/en/registration.json";
import enReview from "../i18n/messages/en/review.json";
import enServer from "../i18n/messages/en/server.json";
import esBooking from "../i18n/messages/es/booking.json";
import esContact from "../i18n/messages/es/contact.json";
import esMail from "../i18n/messages/es/mail.json";
import esQuote from "../i18n/messages/es/quote.json";
import esRegistration from "../i18n/messages/es/registration.json";
import esReview from "../i18n/messages/es/review.json";
import esServer from "../i18n/messages/es/server.json";
import itBooking from "../i18n/messages/it/booking.json";
import itContact from "../i18n/messages/it/contact.json";
import itMail from "../i18n/messages/it/mail.json";
import itQuote from "../i18n/messages/it/quote.json";
import itRegistration from "../i18n/messages/it/registration.json";
import itReview from "../i18n/messages/it/review.json";
import itServer from "../i18n/messages/it/server.json";
import { createNamespaceTranslator, createTranslator } from "../i18n/create-i18n";

// The English words are the type: a key that another language lacks does not compile.
const BOOKING = { en: enBooking, es: esBooking, it: itBooking } satisfies Record<Locale, typeof enBooking>;
const CONTACT = { en: enContact, es: esContact, it: itContact } satisfies Record<Locale, typeof enContact>;
const MAIL = { en: enMail, es: esMail, it: itMail } satisfies Record<Locale, typeof enMail>;
const QUOTE = { en: enQuote, es: esQuote, it: itQuote } satisfies Record<Locale, typeof enQuote>;
const REVIEW = { en: enReview, es: esReview, it: itReview } satisfies Record<Locale, typeof enReview>;
const SERVER = { en: enServer, es: esServer, it: itServer } satisfies Record<Locale, typeof enServer>;
const REGISTRATION = { en: enRegistration, es: esRegistration, it: itRegistration } satisfies Record<
  Locale,
  typeof enRegistration
>;

/** Makes one for each language, once: creating an instance of i18next costs more than a mail's sentences. */
function perLocale<Made>(create: (locale: Locale) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>();
  return (locale) => {
    const known = made.get(locale) ?? create(locale);
    made.set(locale, known);
    return known;
  };
}

/** Gets the translate function for mails in a language. */
export const getMailTranslator = perLocale((locale) =>
  createNamespaceTranslator(locale, "mail", MAIL[locale]),
);

/** Gets the translate function for quotes: their lines, and their page for the guest. */
export const getQuoteTranslator = perLocale((locale) =>
  createNamespaceTranslator(locale, "quote", QUOTE[locale]),
);

/** Gets the translate function for the page on which a guest writes a review. */
export const getReviewTranslator = perLocale((locale) =>
  createNamespaceTranslator(locale, "review", REVIEW[locale]),
);

/** Gets the translate function for the pages that the server itself renders. */
export const getServerTranslator = perLocale((locale) =>
  createNamespaceTranslator(locale, "server", SERVER[locale]),
);

/** Gets the translate function for the words of the registration form, which the browser's form shows too. */
export const getRegistrationTranslator = perLocale((locale) =>
  createNamespaceTranslator(locale, "registration", REGISTRATION[locale]),
);

/** Gets the translate function for the words of the contact form, which the browser's form shows too. */
export const getContactTranslator = perLocale((locale) =>
  createNamespaceTranslator(locale, "contact", CONTACT[locale]),
);

/** Gets the translate function for the words of a choice, which pages and chats use too. */
export const getBookingTranslator = perLocale((locale) =>
  createTranslator(locale, { booking: BOOKING[locale] }),
);
