import { STAFF_LOCALES, type StaffLocale } from "../config/staff-text";

const KEY = "staff-locale";

function isStaffLocale(value: unknown): value is StaffLocale {
  return STAFF_LOCALES.includes(value as StaffLocale);
}

/** Gets the language of the office: the one chosen here before, else the browser's. */
export function getStaffLocale(): StaffLocale {
  const chosen = localStorage.getItem(KEY);
  if (isStaffLocale(chosen)) return chosen;
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isStaffLocale);
  return preferred ?? "en";
}

/** Chooses the language of the office and shows the editor in it. */
export function chooseStaffLocale(locale: StaffLocale): void {
  localStorage.setItem(KEY, locale);
  location.reload();
}
