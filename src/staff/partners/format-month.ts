import { getLocale, type Locale } from "../../config/locales";

/** Writes a month (`YYYY-MM`) in words: "November 2026". */
export function formatMonth(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(getLocale(locale).iso, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
