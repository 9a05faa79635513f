import type { Locale } from "../../domain/config/locales";
import { createNamespaceTranslator, createTranslator } from "../../domain/i18n/create-i18n";
import type booking from "../../locales/en/booking.json";
import type contact from "../../locales/en/contact.json";
import type mail from "../../locales/en/mail.json";
import type quote from "../../locales/en/quote.json";
import type registration from "../../locales/en/registration.json";
import type review from "../../locales/en/review.json";
import type server from "../../locales/en/server.json";
import { loadMessages } from "./published";

/** By the English file of each namespace; the tests compare the others with it. */
interface ServerMessages {
  booking: typeof booking;
  contact: typeof contact;
  mail: typeof mail;
  quote: typeof quote;
  registration: typeof registration;
  review: typeof review;
  server: typeof server;
}

/** Makes one for each language and publish: creating an instance of i18next costs more than a mail's sentences. */
function perLocale<Made>(
  create: (locale: Locale, messages: ServerMessages) => Made,
): (locale: Locale) => Made {
  const made = new WeakMap<ServerMessages, Made>();
  return (locale) => {
    const messages = loadMessages<ServerMessages>()[locale];
    const known = made.get(messages) ?? create(locale, messages);
    made.set(messages, known);
    return known;
  };
}

const perNamespace = <Namespace extends keyof ServerMessages>(namespace: Namespace) =>
  perLocale((locale, messages) => createNamespaceTranslator(locale, namespace, messages[namespace]));

export const getMailTranslator = perNamespace("mail");

export const getQuoteTranslator = perNamespace("quote");

export const getReviewTranslator = perNamespace("review");

export const getServerTranslator = perNamespace("server");

export const getRegistrationTranslator = perNamespace("registration");

export const getContactTranslator = perNamespace("contact");

export const getBookingTranslator = perLocale((locale, { booking }) => createTranslator(locale, { booking }));
