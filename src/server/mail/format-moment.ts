import { AGENCY_TIME_ZONE } from "../../config/booking";
import { getLocale, type Locale } from "../../config/locales";

/** Writes a moment in a language, as the agency's clock shows it. */
export function formatMoment(time: number, locale: Locale): string {
  const format = { dateStyle: "full", timeStyle: "short", timeZone: AGENCY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(getLocale(locale).iso, format).format(time);
}
