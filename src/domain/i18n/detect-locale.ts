import { DEFAULT_LOCALE, LOCALE_CODES, LOCALE_COOKIE, isLocale, type Locale } from "../config/locales";

/**
 * Returns the first of a browser's languages that the site speaks, or `undefined`. The old build's scores (at place i of n, `1 − i/n` for an
 * exact iso code and `0.999 − i/n` for the language alone) amount to this.
 */
export function matchLanguages<Code extends Locale>(
  languages: readonly string[],
  spoken: readonly Code[],
): Code | undefined {
  const wanted = languages.map((language) => language.toLowerCase().split("-")[0]);
  return wanted.flatMap((code) => spoken.filter((known) => known === code))[0];
}

/** Returns the locale that a cookie header (`document.cookie`) remembers, or `undefined`. */
function getCookieLocale(cookies: string): Locale | undefined {
  for (const pair of cookies.split(";")) {
    const [name, value] = pair.trim().split("=");
    if (name === LOCALE_COOKIE.name) return isLocale(value) ? value : undefined;
  }
  return undefined;
}

export function formatLocaleCookie(locale: Locale): string {
  return `${LOCALE_COOKIE.name}=${locale}; Max-Age=${LOCALE_COOKIE.maxAgeSeconds}; Path=/; SameSite=Lax`;
}

export function detectLocale(cookies: string, languages: readonly string[]): Locale {
  return getCookieLocale(cookies) ?? matchLanguages(languages, LOCALE_CODES) ?? DEFAULT_LOCALE;
}
