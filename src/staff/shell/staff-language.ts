import { DEFAULT_LOCALE, isLocale, type Locale } from "../../domain/config/locales";
import { matchLanguages } from "../../domain/i18n/detect-locale";

/** The editor remembers its language under the same name. */
const KEY = "staff-locale";

/** Returns the language for a person of whom nothing is known yet: the last one chosen in this browser, else the browser's own. */
export function getBrowserLocale(): Locale {
  const chosen = localStorage.getItem(KEY);
  if (isLocale(chosen)) return chosen;
  return matchLanguages(navigator.languages) ?? DEFAULT_LOCALE;
}

export function rememberLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
}
