import { AGENCY_TIME_ZONE } from "../../config/booking";
import { getLocale, type Locale } from "../../config/locales";

/** Formats a moment of the recent past briefly, by the agency's clock: today the time, this year the day, before that the whole date. */
export function formatRecent(moment: string, now: number, locale: Locale): string {
  const { iso } = getLocale(locale);
  const write = (date: number | Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(iso, { ...options, timeZone: AGENCY_TIME_ZONE }).format(date);
  const date = new Date(moment);
  const isSame = (options: Intl.DateTimeFormatOptions) => write(date, options) === write(now, options);
  if (isSame({ dateStyle: "short" })) return write(date, { timeStyle: "short" });
  if (isSame({ year: "numeric" })) return write(date, { day: "numeric", month: "short" });
  return write(date, { dateStyle: "medium" });
}
