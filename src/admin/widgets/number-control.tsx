import type { StaffLocale } from "../../config/staff";
import { getSharedT } from "../texts";
import { CheckedInput, type ControlProps } from "./checked-input";
import { readNumber, type NumberLimits } from "../../staff/ui/read-number";

function getLimits({ field }: ControlProps): NumberLimits {
  const limit = (name: string) => field.get(name) as number | undefined;
  return {
    isWhole: field.get("value_type") === "int",
    ...{ min: limit("min"), above: limit("above"), max: limit("max") },
  };
}

/** Creates the field for prices and other numbers, in the language of the office. */
export function createNumberControl(staff: StaffLocale) {
  const decimal = staff === "en" ? "." : ",";
  const toText = (value: unknown) =>
    typeof value === "number" ? String(value).replace(".", decimal) : typeof value === "string" ? value : "";

  return function NumberControl(control: ControlProps) {
    const limits = getLimits(control);
    const read = (text: string) => {
      const result = readNumber(text, limits, getSharedT("shared.numbers", staff));
      return "problem" in result ? { value: text, problem: result.problem } : result;
    };
    return <CheckedInput {...{ control, toText, read }} type="text" inputMode="decimal" />;
  };
}
