import { DAY_OF_YEAR } from "../../config/patterns";
import type { StaffLocale } from "../../config/staff-text";

/** Every day of the year comes within eight years: there may be no February 29 between 1896 and 1904. */
const YEARS = 8;

/** Gets the next day of the calendar (`2026-12-27`) that a day of the year (`12-27`) falls on; an empty text for what is no day. */
export function toNextDay(day: unknown, today: string): string {
  if (typeof day !== "string" || !DAY_OF_YEAR.test(day)) return "";
  const year = Number(today.slice(0, 4));
  const days = Array.from({ length: YEARS + 1 }, (_, index) => `${year + index}-${day}`);
  const exists = (date: string) =>
    !Number.isNaN(Date.parse(date)) && toDate(date).toISOString().startsWith(date);
  return days.find((date) => date >= today && exists(date)) ?? "";
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Formats a day of the calendar in a language of the office: with its weekday and year, or as a day of every year. */
export function formatDay(day: string, staff: StaffLocale, isEveryYear = false): string {
  const options = isEveryYear
    ? ({ day: "numeric", month: "long" } as const)
    : ({ weekday: "long", day: "numeric", month: "long", year: "numeric" } as const);
  return new Intl.DateTimeFormat(staff, { ...options, timeZone: "UTC" }).format(toDate(day));
}
