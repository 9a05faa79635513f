import { getAgencyDay, getAgencyTime } from "./calendar-day";

/** Returns the month (`YYYY-MM`) that it is in Santo Domingo. */
export function getAgencyMonth(now: number): string {
  return getAgencyDay(now).slice(0, "YYYY-MM".length);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, "YYYY-MM".length);
}

/** Returns the first instant of a month in Santo Domingo, and the first one after it. */
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
