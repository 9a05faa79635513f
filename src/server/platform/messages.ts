import type { Locale } from "../../config/locales";
import { MESSAGES_FILE } from "../../content/server-settings";
import { createNamespaceTranslator, createTranslator } from "../../i18n/create-i18n";
import enBooking from "../../locales/en/booking.json";
import enContact from "../../locales/en/contact.json";
import enMail from "../../locales/en/mail.json";
import enQuote from "../../locales/en/quote.json";
import enRegistration from "../../locales/en/registration.json";
import enReview from "../../locales/en/review.json";
import enServer from "../../locales/en/server.json";
import esBooking from "../../locales/es/booking.json";
import esContact from "../../locales/es/contact.json";
import esMail from "../../locales/es/mail.json";
import esQuote from "../../locales/es/quote.json";
import esRegistration from "../../locales/es/registration.json";
import esReview from "../../locales/es/review.json";
import esServer from "../../locales/es/server.json";
import itBooking from "../../locales/it/booking.json";
import itContact from "../../locales/it/contact.json";
import itMail from "../../locales/it/mail.json";
import itQuote from "../../locales/it/quote.json";
import itRegistration from "../../locales/it/registration.json";
import itReview from "../../locales/it/review.json";
import itServer from "../../locales/it/server.json";
import { readPublished } from "./published";

/** Published sentences replace them without compiling anything (docs/decisions/0208). */
const BUILT = {
  en: {
    ...{ booking: enBooking, contact: enContact, mail: enMail, quote: enQuote },
    ...{ registration: enRegistration, review: enReview, server: enServer },
  },
  es: {
    ...{ booking: esBooking, contact: esContact, mail: esMail, quote: esQuote },
    ...{ registration: esRegistration, review: esReview, server: esServer },
  },
  it: {
    ...{ booking: itBooking, contact: itContact, mail: itMail, quote: itQuote },
    ...{ registration: itRegistration, review: itReview, server: itServer },
  },
};
// The English words are the type: a key that another language lacks does not compile.
type ServerMessages = typeof BUILT.en;

/** Makes one for each language and publish: creating an instance of i18next costs more than a mail's sentences. */
function perLocale<Made>(
  create: (locale: Locale, messages: ServerMessages) => Made,
): (locale: Locale) => Made {
  const made = new WeakMap<ServerMessages, Made>();
  return (locale) => {
    const published = readPublished<Record<Locale, ServerMessages>>(MESSAGES_FILE);
    const messages = (published ?? (BUILT satisfies Record<Locale, ServerMessages>))[locale];
    const known = made.get(messages) ?? create(locale, messages);
    made.set(messages, known);
    return known;
  };
}

const perNamespace = <Namespace extends keyof ServerMessages>(namespace: Namespace) =>
  perLocale((locale, messages) => createNamespaceTranslator(locale, namespace, messages[namespace]));

export const getMailTranslator = perNamespace("mail");

/** Returns the translate function for quotes: their lines, and their page for the guest. */
export const getQuoteTranslator = perNamespace("quote");

export const getReviewTranslator = perNamespace("review");

export const getServerTranslator = perNamespace("server");

export const getRegistrationTranslator = perNamespace("registration");

export const getContactTranslator = perNamespace("contact");

export const getBookingTranslator = perLocale((locale, { booking }) => createTranslator(locale, { booking }));
