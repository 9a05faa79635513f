import { AGENCY_UTC_OFFSET_HOURS } from "../config/booking";

export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Reads a day as `YYYY-MM-DD`; `undefined` for anything else, and for a day that no calendar has. */
export function parseDay(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && toDay(time) === text ? text : undefined;
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  return toDay(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);
}

/** Returns the day of the week: 0 for Monday to 6 for Sunday. */
export function getWeekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function getAgencyDay(now: number): string {
  return toDay(now + AGENCY_UTC_OFFSET_HOURS * HOUR_MS);
}

/** Returns the instant at which it is a time of day (`HH:MM`) of a day in Santo Domingo. */
export function getAgencyTime(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`) - AGENCY_UTC_OFFSET_HOURS * HOUR_MS;
}

export function getAgencyMonth(now: number): string {
  return getAgencyDay(now).slice(0, "YYYY-MM".length);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, "YYYY-MM".length);
}

export function getMonthSpan(month: string): { from: number; to: number } {
  return {
    from: getAgencyTime(`${month}-01`, "00:00"),
    to: getAgencyTime(`${addMonths(month, 1)}-01`, "00:00"),
  };
}

/** Lists the months from one to another, both included, the last one first. */
export function listMonths(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = addMonths(month, -1)) months.push(month);
  return months;
}
