import { getLocale, type Locale } from "../../config/locales";

/** Gets which of two texts a number takes: `_one` or `_other`. Spanish and Italian `many` is for millions. */
export function getForm(count: number, locale: Locale): "one" | "other" {
  return new Intl.PluralRules(getLocale(locale).iso).select(count) === "one" ? "one" : "other";
}
