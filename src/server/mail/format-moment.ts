import { AGENCY_TIME_ZONE } from "../../config/booking";
import { getLocale, type Locale } from "../../config/locales";

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Writes a moment in a language, as the agency's clock shows it. */
export function formatMoment(time: number, locale: Locale): string {
  const options = { dateStyle: "full", timeStyle: "short", timeZone: AGENCY_TIME_ZONE } as const;
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(getLocale(locale).iso, options);
  formats.set(locale, format);
  return format.format(time);
}
