import { useId, useLayoutEffect, useRef, type ComponentProps } from "react";

import * as styles from "../../components/form/control.module.css";

interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "ref"> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  /** Why the value was refused; the field takes the focus then. */
  error?: string | undefined;
  /** Takes the focus when it appears: it is what the person came for. */
  isFirst?: boolean;
}

/** One labelled input with its hint and its error, wired for screen readers. */
export function TextField({ label, onValue, hint, error, isFirst = false, ...input }: TextFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const hintId = hint === undefined ? "" : `${id}-hint`;
  const errorId = error === undefined ? "" : `${id}-error`;
  useLayoutEffect(() => {
    if (isFirst) ref.current?.focus();
  }, [isFirst]);
  useLayoutEffect(() => {
    if (error !== undefined) ref.current?.focus();
  }, [error]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <input
        {...input}
        ref={ref}
        id={id}
        className={styles.control}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      {error !== undefined && (
        <p className={styles.problem} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
