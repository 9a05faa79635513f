import { DEFAULT_LOCALE, LOCALES, LOCALE_COOKIE, isLocale, type Locale } from "../config/locales";

/** Scores how well a browser language fits a locale: 2 for the exact iso code, 1 for the same language, else 0. */
function scoreLanguage(language: string, locale: (typeof LOCALES)[number]): number {
  const wanted = language.toLowerCase();
  if (wanted === locale.iso.toLowerCase()) return 2;
  return wanted.split("-")[0] === locale.code ? 1 : 0;
}

/**
 * Gets the locale that fits a browser's languages best, or `undefined` when none does.
 * The best score wins; among equal scores the language that the visitor named first.
 */
export function matchLanguages(languages: readonly string[]): Locale | undefined {
  let best: { code: Locale; score: number } | undefined;
  for (const language of languages) {
    for (const locale of LOCALES) {
      const score = scoreLanguage(language, locale);
      if (score > (best?.score ?? 0)) best = { code: locale.code, score };
    }
  }
  return best?.code;
}

/** Gets the locale that a cookie header (`document.cookie`) remembers, or `undefined`. */
export function getCookieLocale(cookies: string): Locale | undefined {
  for (const pair of cookies.split(";")) {
    const [name, value] = pair.trim().split("=");
    if (name === LOCALE_COOKIE.name) return isLocale(value) ? value : undefined;
  }
  return undefined;
}

/** Writes a locale as the cookie of the specification: a year, whole site, same-site lax, not secure. */
export function formatLocaleCookie(locale: Locale): string {
  return `${LOCALE_COOKIE.name}=${locale}; Max-Age=${LOCALE_COOKIE.maxAgeSeconds}; Path=/; SameSite=Lax`;
}

/** Chooses the locale for a visitor of the root path: the cookie, then the browser's languages, then the default. */
export function detectLocale(cookies: string, languages: readonly string[]): Locale {
  return getCookieLocale(cookies) ?? matchLanguages(languages) ?? DEFAULT_LOCALE;
}
