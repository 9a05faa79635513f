import { toAgencyClock } from "../../content/moment";
import type { StaffLocale } from "../../config/staff-text";
import { CheckedInput, type ControlProps } from "./checked-input";
import { getT } from "../texts";

/** Stands in the draft for a date of which a part is missing or that no calendar has; save validation refuses it. */
const INCOMPLETE = "?";

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
