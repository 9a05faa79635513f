import { STAFF_LOCALES, type StaffLocale } from "../config/staff-text";

/** The staff's pages remember the language of who was signed in last under the same name. */
const KEY = "staff-locale";

function isStaffLocale(value: unknown): value is StaffLocale {
  return STAFF_LOCALES.includes(value as StaffLocale);
}

/** Gets the language for a person of whom nothing is known yet: the last one chosen in this browser, else the browser's own. */
export function getStaffLocale(): StaffLocale {
  const chosen = localStorage.getItem(KEY);
  if (isStaffLocale(chosen)) return chosen;
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isStaffLocale);
  return preferred ?? "en";
}
