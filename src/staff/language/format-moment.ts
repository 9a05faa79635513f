import { AGENCY_TIME_ZONE } from "../../config/booking";
import { getLocale, type Locale } from "../../config/locales";

/** Formats a moment as the people of a language write it, by the agency's clock: "23 nov 2026, 9:05". */
export function formatMoment(moment: number | string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(getLocale(locale).iso, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: AGENCY_TIME_ZONE,
  });
  return format.format(new Date(moment));
}
