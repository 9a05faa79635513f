import type { StaffLocale } from "../../config/staff-text";
import { toAgencyClock } from "../../content/moment";
import { CheckedInput, type ControlProps } from "./checked-input";
import { formatDay, toNextDay } from "./day-of-year";
import { getT } from "../texts";

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
