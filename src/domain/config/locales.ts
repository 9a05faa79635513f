/** The languages of the site, in the order in which they are offered; the first one has no path prefix. */
export const LOCALES = [
  { code: "en", iso: "en-US", dir: "ltr", name: "English" },
  { code: "es", iso: "es-ES", dir: "ltr", name: "Español" },
  { code: "it", iso: "it-IT", dir: "ltr", name: "Italiano" },
] as const;

export type Locale = (typeof LOCALES)[number]["code"];

export const LOCALE_CODES = LOCALES.map((locale) => locale.code) as [Locale, ...Locale[]];

/** The language of paths without a prefix, and of a visitor of whom nothing is known. */
export const DEFAULT_LOCALE: Locale = "en";

/** The cookie that remembers a visitor's language (specification, section 9). */
export const LOCALE_COOKIE = { name: "i18n_redirected", maxAgeSeconds: 31_536_000 } as const;

/** Tells whether a string is one of the site's locale codes. */
export function isLocale(value: unknown): value is Locale {
  return LOCALE_CODES.includes(value as Locale);
}

/** Takes a value for a locale's code; anything else stands for the default locale. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

export function getLocale(code: Locale): (typeof LOCALES)[number] {
  return LOCALES.find((locale) => locale.code === code) ?? LOCALES[0];
}

/** The locales' codes, one of them first. */
export function sortLocales(first: Locale): Locale[] {
  return [first, ...LOCALE_CODES.filter((code) => code !== first)];
}

/** Names a language of the site in the reader's: "Spanish", "español", "spagnolo". */
export function nameLanguage(locale: Locale, reader: Locale): string {
  return new Intl.DisplayNames([reader], { type: "language" }).of(locale) ?? locale;
}
