import type { Locale } from "../../config/locales";

/** One text for staff in every language of the site; a missing one does not compile. */
export type StaffText = Readonly<Record<Locale, string>>;

/** What stands for the `{{names}}` of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Gets a text in a language, with its `{{names}}` filled in. */
export function say(text: StaffText, locale: Locale, values: TextValues = {}): string {
  return text[locale].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
