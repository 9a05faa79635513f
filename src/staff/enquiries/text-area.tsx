import { useId, type ComponentProps, type Ref } from "react";

import * as control from "../../components/form/control.module.css";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange" | "ref"> {
  label: string;
  hint?: string;
  error?: string | undefined;
  field?: Ref<HTMLTextAreaElement>;
  value: string;
  onValue: (value: string) => void;
}

/** One labelled text of several lines with its hint and its error, wired for screen readers. */
export function TextArea({ label, hint, error, field, onValue, ...area }: TextAreaProps) {
  const id = useId();
  const hintId = hint === undefined ? "" : `${id}-hint`;
  const errorId = error === undefined ? "" : `${id}-error`;
  return (
    <div className={control.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className={control.hint} id={hintId}>
          {hint}
        </p>
      )}
      <textarea
        {...area}
        ref={field}
        id={id}
        className={control.control}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
        onChange={({ target }) => onValue(target.value)}
      />
      {error !== undefined && (
        <p className={control.problem} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
