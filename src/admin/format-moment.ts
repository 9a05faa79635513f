import { AGENCY_TIME_ZONE } from "../config/booking";
import { getLocale } from "../config/locales";
import type { StaffLocale } from "../config/staff-text";

/** Formats a moment as the reader writes it, by the agency's clock: "23 de noviembre de 2026, 9:05". */
export function formatMoment(moment: string, staff: StaffLocale): string {
  const format = new Intl.DateTimeFormat(getLocale(staff).iso, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: AGENCY_TIME_ZONE,
  });
  return format.format(new Date(moment));
}
