import { useId } from "react";

import * as controls from "../form/control.module.css";

interface NumberFieldProps {
  label: string;
  value: number | undefined;
  max: number;
  describedBy?: string;
  onChange: (value: number | undefined) => void;
}

/** One labelled whole number; empty is no number. */
export function NumberField({ label, value, max, describedBy, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={controls.control}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        value={value ?? ""}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const number = target.valueAsNumber;
          onChange(Number.isNaN(number) ? undefined : Math.min(max, Math.max(0, Math.trunc(number))));
        }}
      />
    </div>
  );
}
