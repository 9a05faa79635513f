import { DAY_OF_YEAR } from "../../config/patterns";
import type { StaffLocale } from "../../config/staff";
import { toAgencyClock } from "../../content/publication";
import { getT } from "../texts";
import { CheckedInput, type ControlProps } from "./checked-input";

/** Every day of the year comes within eight years: there may be no February 29 between 1896 and 1904. */
const YEARS = 8;

/** Returns the next day of the calendar (`2026-12-27`) that a day of the year (`12-27`) falls on; an empty text for what is no day. */
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

/** Stands in the draft for a date of which a part is missing or that no calendar has; save validation refuses it. */
const INCOMPLETE = "?";

/** Creates the field for a day of the year (`12-27`): a calendar that shows it in the coming year. */
export function createDayControl(staff: StaffLocale, getNow = () => new Date().toISOString()) {
  const t = getT(staff);
  const problem = t("shared.noSuchDay");
  const toText = (value: unknown) => toNextDay(value, toAgencyClock(getNow()).slice(0, 10));
  const read = (text: string, isIncomplete: boolean) =>
    isIncomplete ? { value: INCOMPLETE, problem } : { value: text.slice("2026-".length) };

  function explain(value: unknown): string {
    const day = toText(value);
    return day === "" ? "" : t("values.everyYear", { day: formatDay(day, staff, true) });
  }

  return function DayControl(control: ControlProps) {
    return <CheckedInput {...{ control, toText, read, explain }} type="date" />;
  };
}

const toText = (value: unknown) => (typeof value === "string" ? toAgencyClock(value) : "");

/** Writes a moment of the clock of Santo Domingo (`2026-12-24T18:00`) in the reader's order. */
function formatMoment(moment: string, staff: StaffLocale): string {
  const format = new Intl.DateTimeFormat(staff, { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });
  return format.format(new Date(`${moment}Z`));
}

/** Creates the field for a day and time, on the clock of Santo Domingo. Whether it may be past depends on what it is of. */
export function createMomentControl(staff: StaffLocale) {
  const problem = getT(staff)("shared.noSuchMoment");
  const read = (text: string, isIncomplete: boolean) =>
    isIncomplete ? { value: INCOMPLETE, problem } : { value: text };

  const explain = (value: unknown) => (toText(value) === "" ? "" : formatMoment(toText(value), staff));

  return function MomentControl(control: ControlProps) {
    return <CheckedInput {...{ control, toText, read, explain }} type="datetime-local" />;
  };
}
