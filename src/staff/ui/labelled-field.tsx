import { useId, type ReactNode } from "react";

import * as styles from "../../components/form/control.module.css";

export interface ControlWiring {
  id: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface LabelledFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (wiring: ControlWiring) => ReactNode;
}

/** A control of the staff's pages with its label, its hint and its error. */
export function LabelledField({ label, hint, error, children }: LabelledFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? "" : `${id}-hint`;
  const errorId = error === undefined ? "" : `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
      })}
      {error !== undefined && (
        <p className={styles.problem} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
