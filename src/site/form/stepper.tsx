import { useId, useRef, useState, type SyntheticEvent } from "react";

import { PARTY_LIMIT } from "../../domain/config/booking";
import { useLocale } from "../ui/locale-context";
import * as controls from "./control.module.css";
import * as styles from "./stepper.module.css";

interface StepperProps {
  name: string;
  label: string;
  note?: string | undefined;
  min: number;
  defaultValue: number;
  onStep?: (name: string) => void;
}

export function Stepper({ name, label, note, min, defaultValue, onStep }: StepperProps) {
  const { t } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<"tooFew" | "tooMany">();

  function step(by: 1 | -1) {
    // An empty field counts from its least.
    if (by > 0) input.current?.stepUp();
    else input.current?.stepDown();
    setProblem(undefined);
    onStep?.(name);
  }

  /** The number is counted as the nearest possible one; the sentence stays when that stands in the field. */
  function check({ currentTarget: { validity } }: SyntheticEvent<HTMLInputElement>) {
    setProblem(validity.rangeUnderflow ? "tooFew" : validity.rangeOverflow ? "tooMany" : undefined);
  }

  return (
    <div className={styles.row}>
      <div className={styles.name}>
        <label htmlFor={id}>{label}</label>
        {note && (
          <p className={controls.hint} id={`${id}-note`}>
            {note}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.button}
          aria-label={t("booking.form.fewer", { what: label })}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="number"
          inputMode="numeric"
          aria-describedby={
            [note && `${id}-note`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined
          }
          onInput={check}
          {...{ name, min, defaultValue, max: PARTY_LIMIT }}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={t("booking.form.more", { what: label })}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <p className={styles.problem} id={`${id}-problem`} role="status">
        {problem && t(`booking.form.${problem}`, { min, max: PARTY_LIMIT })}
      </p>
    </div>
  );
}
