/** The languages of the office, in which the editor and the other pages of staff speak. */
export const STAFF_LOCALES = ["en", "es", "it"] as const;
export type StaffLocale = (typeof STAFF_LOCALES)[number];

/** One text for staff in every language of the office; a missing one does not compile. */
export type StaffText = Readonly<Record<StaffLocale, string>>;

/** Texts by their keys. */
export type StaffTexts<Key extends string> = Readonly<Record<Key, StaffText>>;

export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text of a table by its key, with its `{{names}}` filled in. */
export type Words<Key extends string> = (key: Key, values?: TextValues) => string;

/** Returns a text in a language of the office, with its `{{names}}` filled in. */
export function say(text: StaffText, staff: StaffLocale, values: TextValues = {}): string {
  return text[staff].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Creates what gets the texts of a table in a language of the office. */
export function createWords<Key extends string>(table: StaffTexts<Key>, staff: StaffLocale): Words<Key> {
  return (key, values) => say(table[key], staff, values);
}
