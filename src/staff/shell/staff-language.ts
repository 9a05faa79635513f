import { STAFF_LOCALES, type StaffLocale, toStaffLocale } from "../../domain/config/staff";
import { matchLanguages } from "../../domain/i18n/detect-locale";

/** The editor remembers its language under the same name. */
const KEY = "staff-locale";

/** Returns the language for a person of whom nothing is known yet: the last one chosen in this browser, else the browser's own. */
export function getBrowserLocale(): StaffLocale {
  const remembered = STAFF_LOCALES.find((locale) => locale === localStorage.getItem(KEY));
  return remembered ?? toStaffLocale(matchLanguages(navigator.languages, STAFF_LOCALES));
}

export function rememberLocale(locale: StaffLocale): void {
  localStorage.setItem(KEY, locale);
}
