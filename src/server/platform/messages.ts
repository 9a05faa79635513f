import type { Locale } from "../../domain/config/locales";
import { createNamespaceTranslator, createTranslator, type Resources } from "../../domain/i18n/create-i18n";
import { loadMessages } from "./published";

/** Makes one for each language and publish: creating an instance of i18next costs more than a mail's sentences. */
function perLocale<Made>(create: (locale: Locale, messages: Resources) => Made): (locale: Locale) => Made {
  const made = new WeakMap<Resources, Made>();
  return (locale) => {
    const messages = loadMessages()[locale];
    const known = made.get(messages) ?? create(locale, messages);
    made.set(messages, known);
    return known;
  };
}

const perNamespace = <Namespace extends string>(namespace: Namespace) =>
  perLocale((locale, messages) => createNamespaceTranslator(locale, namespace, messages[namespace] ?? {}));

export const getMailTranslator = perNamespace("mail");

export const getQuoteTranslator = perNamespace("quote");

export const getReviewTranslator = perNamespace("review");

export const getServerTranslator = perNamespace("server");

export const getRegistrationTranslator = perNamespace("registration");

export const getContactTranslator = perNamespace("contact");

export const getBookingTranslator = perLocale((locale, { booking = {} }) =>
  createTranslator(locale, { booking }),
);
