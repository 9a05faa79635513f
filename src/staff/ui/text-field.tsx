import { useLayoutEffect, useRef, type ComponentProps } from "react";

import { LabelledField } from "./labelled-field";

interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "ref"> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  /** Why the value was refused; the first such field of a form takes the focus. */
  error?: string | undefined;
  /** Takes the focus when it appears: it is what the person came for. */
  isFirst?: boolean;
}

/** One labelled input with its hint and its error. */
export function TextField({ label, onValue, hint, error, isFirst = false, ...input }: TextFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isFirst) ref.current?.focus();
  }, [isFirst]);
  useLayoutEffect(() => {
    const first = ref.current?.form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? ref.current;
    if (error !== undefined && first === ref.current) first?.focus();
  }, [error]);
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(wiring) => (
        <input {...input} {...wiring} ref={ref} onChange={({ target }) => onValue(target.value)} />
      )}
    </LabelledField>
  );
}
