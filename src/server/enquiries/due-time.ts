import { addDays, getAgencyDay, getAgencyTime, getWeekday, HOUR_MS } from "../../domain/booking/calendar-day";
import { WEEKDAYS, type Weekday } from "../../domain/config/offer";
import { getInboxSettings, getOfficeHours } from "../platform/published";
import type { EnquiryFields } from "./change-enquiry";
import type { Enquiry } from "./enquiry";

/** When the office is open, by the clock of Santo Domingo: from `opens` to `closes` (`HH:MM`), but for closed days. */
export interface OfficeHours {
  opens: string;
  closes: string;
  closed_weekdays?: readonly Weekday[];
  /** Single closed days, `YYYY-MM-DD`. */
  closed_days?: readonly string[];
}

/** An office that is closed for longer than this keeps no hours at all: then the clock's hours count. */
const LONGEST_BREAK_DAYS = 366;

function isOpenDay(day: string, { opens, closes, closed_weekdays, closed_days }: OfficeHours): boolean {
  const weekday = WEEKDAYS[getWeekday(day)];
  const isClosed = closed_days?.includes(day) ?? false;
  return opens < closes && !isClosed && !closed_weekdays?.some((closed) => closed === weekday);
}

/**
 * Returns the moment at which the office has been open for a number of hours since another moment; with 0 hours the next one at which it
 * is open. An office that never opens within a year keeps no hours: there the hours of the clock are added.
 */
export function addOfficeHours(from: number, hours: number, officeHours: OfficeHours): number {
  let left = hours * HOUR_MS;
  let day = getAgencyDay(from);
  for (let closedFor = 0; closedFor <= LONGEST_BREAK_DAYS; day = addDays(day, 1)) {
    const start = Math.max(from, getAgencyTime(day, officeHours.opens));
    const end = getAgencyTime(day, officeHours.closes);
    if (!isOpenDay(day, officeHours) || start >= end) {
      closedFor += 1;
      continue;
    }
    closedFor = 0;
    // Exactly at the end the office is open no longer: 0 hours after it is the next morning.
    if (left < end - start || (left === end - start && hours > 0)) return start + left;
    left -= end - start;
  }
  return from + hours * HOUR_MS;
}

export function getDueTime(now: number): number {
  return addOfficeHours(now, getInboxSettings().due_after_hours, getOfficeHours());
}

/** Makes an enquiry wait for us: again after an answer, and still where it did. A booking stays a booking. */
export function toReopened({ status, dueAt }: Enquiry, since: number): EnquiryFields {
  return {
    ...((status === "answered" || status === "lost") && { status: "open" }),
    // Who writes twice does not wait longer for it.
    ...(dueAt === null && { dueAt: getDueTime(since) }),
  };
}
