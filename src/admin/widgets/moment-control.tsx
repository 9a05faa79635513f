import { isOver, toAgencyClock } from "../../content/moment";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import { CheckedInput, type ControlProps } from "./checked-input";

/** Stands in the draft for a date of which a part is missing or that no calendar has; save validation refuses it. */
const INCOMPLETE = "?";

const WORDS = {
  incomplete: [
    "The calendar has no such day and time, or a part is missing.",
    "Ese día y hora no existen en el calendario, o falta una parte.",
  ],
  over: ["This moment is over: the notice would not be seen.", "Este momento ya pasó: el aviso no se vería."],
} as const satisfies Record<string, StaffText>;

const toText = (value: unknown) => (typeof value === "string" ? toAgencyClock(value) : "");

/** Creates the field for the end of a notice, on the clock of Santo Domingo. */
export function createMomentControl(staff: StaffLocale) {
  const read = (text: string, isIncomplete: boolean) => {
    if (isIncomplete) return { value: INCOMPLETE, problem: say(WORDS.incomplete, staff) };
    return { value: text, problem: isOver(text) ? say(WORDS.over, staff) : undefined };
  };

  return function MomentControl(control: ControlProps) {
    return <CheckedInput {...{ control, toText, read }} type="datetime-local" />;
  };
}
