import type { Locale } from "../config/locales";
import enMail from "../i18n/messages/en/mail.json";
import enServer from "../i18n/messages/en/server.json";
import esMail from "../i18n/messages/es/mail.json";
import esServer from "../i18n/messages/es/server.json";
import itMail from "../i18n/messages/it/mail.json";
import itServer from "../i18n/messages/it/server.json";
import { createTranslator } from "../i18n/translate";

// The English words are the type: a key that another language lacks does not compile.
const MAIL = { en: enMail, es: esMail, it: itMail } satisfies Record<Locale, typeof enMail>;
const SERVER = { en: enServer, es: esServer, it: itServer } satisfies Record<Locale, typeof enServer>;

export type Translator = ReturnType<typeof createTranslator>;

/** Gets the translate function for mails in a language. */
export function getMailTranslator(locale: Locale): Translator {
  return createTranslator(locale, MAIL[locale]);
}

/** Gets the translate function for the pages that the server itself renders. */
export function getServerTranslator(locale: Locale): Translator {
  return createTranslator(locale, SERVER[locale]);
}
