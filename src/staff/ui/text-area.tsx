import type { ComponentProps, Ref } from "react";

import { LabelledField } from "./labelled-field";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange" | "ref"> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  field?: Ref<HTMLTextAreaElement>;
  value: string;
  onValue: (value: string) => void;
}

/** One labelled text of several lines with its hint and its error. */
export function TextArea({ label, hint, error, field, onValue, ...area }: TextAreaProps) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea {...area} {...wiring} ref={field} onChange={({ target }) => onValue(target.value)} />
      )}
    </LabelledField>
  );
}
