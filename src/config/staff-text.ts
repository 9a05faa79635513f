/** The languages of the office, in which the editor speaks to staff. */
export const STAFF_LOCALES = ["en", "es"] as const;
export type StaffLocale = (typeof STAFF_LOCALES)[number];

/** One text for staff: English, Spanish. */
export type StaffText = readonly [en: string, es: string];

/** Gets a text in a language of the office. */
export function say(text: StaffText, locale: StaffLocale): string {
  return text[STAFF_LOCALES.indexOf(locale)] ?? text[0];
}
