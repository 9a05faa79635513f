import type { Locale } from "./locales";

/** Names a language of the site in the reader's: "Spanish", "español", "spagnolo". */
export function nameLanguage(locale: Locale, reader: Locale): string {
  return new Intl.DisplayNames([reader], { type: "language" }).of(locale) ?? locale;
}
