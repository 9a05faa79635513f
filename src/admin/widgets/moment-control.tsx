import { toAgencyClock } from "../../content/moment";
import { say, type StaffLocale } from "../../config/staff-text";
import { CheckedInput, type ControlProps } from "./checked-input";

/** Stands in the draft for a date of which a part is missing or that no calendar has; save validation refuses it. */
const INCOMPLETE = "?";

const toText = (value: unknown) => (typeof value === "string" ? toAgencyClock(value) : "");

/** Creates the field for a day and time, on the clock of Santo Domingo. Whether it may be past depends on what it is of. */
export function createMomentControl(staff: StaffLocale) {
  const problem = say(
    [
      "The calendar has no such day and time, or a part is missing.",
      "Ese día y hora no existen en el calendario, o falta una parte.",
    ],
    staff,
  );
  const read = (text: string, isIncomplete: boolean) =>
    isIncomplete ? { value: INCOMPLETE, problem } : { value: text };

  return function MomentControl(control: ControlProps) {
    return <CheckedInput {...{ control, toText, read }} type="datetime-local" />;
  };
}
