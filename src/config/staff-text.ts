/** The languages of the office, in which the editor speaks to staff. */
export const STAFF_LOCALES = ["en", "es", "it"] as const;
export type StaffLocale = (typeof STAFF_LOCALES)[number];

type OneEach<Items extends readonly unknown[]> = { readonly [Index in keyof Items]: string };
/** One text for staff, in the order of `STAFF_LOCALES`. */
export type StaffText = OneEach<typeof STAFF_LOCALES>;

/** Gets a text in a language of the office. */
export function say(text: StaffText, locale: StaffLocale): string {
  return text[STAFF_LOCALES.indexOf(locale)] ?? text[0];
}
