import { useId } from "react";

import * as controls from "./control.module.css";

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  /** Without it something is always chosen. */
  any?: string;
  className?: string | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One labelled choice among a few. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  any,
  className = controls.field,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.control}
        value={value ?? ""}
        onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
