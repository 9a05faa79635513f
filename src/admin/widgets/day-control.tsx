import { DAY_OF_YEAR } from "../../config/patterns";
import { say, type StaffLocale } from "../../config/staff-text";
import { CheckedInput, type ControlProps } from "./checked-input";

const toText = (value: unknown) => (typeof value === "string" ? value : "");

/** Creates the field for a day of the year, in the language of the office. */
export function createDayControl(staff: StaffLocale) {
  const problem = say(
    [
      "The calendar has no such day. Write month-day, like 01-15.",
      "Ese día no existe en el calendario. Escribe mes-día, como 01-15.",
    ],
    staff,
  );
  const read = (text: string) => ({
    value: text,
    problem: text === "" || DAY_OF_YEAR.test(text) ? undefined : problem,
  });

  return function DayControl(control: ControlProps) {
    return <CheckedInput {...{ control, toText, read }} type="text" />;
  };
}
