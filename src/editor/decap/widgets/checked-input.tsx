import { useId, useImperativeHandle, useState, type HTMLAttributes, type Ref } from "react";

interface ControlHandle {
  isValid: () => true | { error: { type: "CUSTOM" } };
}

/** Input that cannot be read stays as it was typed. */
interface Reading {
  value: unknown;
  problem?: string | undefined;
}

export interface ControlProps {
  field: { get: (setting: string) => unknown };
  value: unknown;
  onChange: (value: unknown) => void;
  forID: string;
  classNameWrapper: string;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  isDisabled?: boolean;
  ref?: Ref<ControlHandle>;
}

interface CheckedInputProps {
  control: ControlProps;
  type: "text" | "date" | "datetime-local";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  /** A value as it stands in the field. */
  toText: (value: unknown) => string;
  /** Reads what was typed; `isIncomplete` when the browser itself can make no date of it. */
  read: (text: string, isIncomplete: boolean) => Reading;
  explain?: (value: unknown) => string;
}

/**
 * A field of one line that says while it is typed in what it cannot take. Words that cannot be read are kept in the draft, so that
 * nothing typed is lost and save validation refuses them.
 */
export function CheckedInput({ control, type, inputMode, toText, read, explain }: CheckedInputProps) {
  const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle, isDisabled } = control;
  const [typed, setTyped] = useState({ text: toText(value), isIncomplete: false });
  const problemId = useId();
  // As it was typed, as long as the draft says the same: another may have changed it (“copy from”, a restored draft).
  const isTyped = read(typed.text, typed.isIncomplete).value === value;
  const shown = isTyped ? typed : { text: toText(value), isIncomplete: false };
  const { problem } = read(shown.text, shown.isIncomplete);
  useImperativeHandle(control.ref, () => ({
    isValid: () => (problem === undefined ? true : { error: { type: "CUSTOM" } }),
  }));

  function take({ value: text, validity }: HTMLInputElement): Reading | undefined {
    const isIncomplete = validity.badInput;
    if (text === shown.text && isIncomplete === shown.isIncomplete) return undefined;
    setTyped({ text, isIncomplete });
    const reading = read(text, isIncomplete);
    if (reading.value !== value) onChange(reading.value);
    return reading;
  }

  function leave(input: HTMLInputElement): void {
    setInactiveStyle();
    // Of a date that it cannot read the browser says nothing while it is typed.
    const reading = take(input) ?? read(shown.text, shown.isIncomplete);
    // Shows how it was understood: “1.250” becomes 1250.
    if (reading.problem === undefined) setTyped({ text: toText(reading.value), isIncomplete: false });
  }

  return (
    <>
      <input
        {...{ type, inputMode, id: forID, className: classNameWrapper, value: shown.text }}
        autoComplete="off"
        disabled={isDisabled}
        aria-invalid={problem !== undefined}
        aria-describedby={problemId}
        onChange={({ currentTarget }) => void take(currentTarget)}
        onFocus={setActiveStyle}
        onBlur={({ currentTarget }) => leave(currentTarget)}
      />
      <p className="fieldProblem" id={problemId} role="status">
        {problem}
      </p>
      {explain && problem === undefined && <p className="fieldMeaning">{explain(value)}</p>}
    </>
  );
}
