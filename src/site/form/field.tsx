import {
  useId,
  type ComponentProps,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
} from "react";

import { useLocale } from "../ui/locale-context";
import * as styles from "./control.module.css";
import { EmailInput } from "./email-input";

interface FieldProps {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  multiline?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}

export function Field({
  name,
  label,
  type,
  autoComplete,
  required = false,
  multiline = false,
  hint,
  error,
}: FieldProps) {
  const { t } = useLocale();
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const props = {
    id,
    name,
    required,
    autoComplete,
    className: styles.control,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {!required && <span className={styles.hint}>{t("form.optional")}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea rows={6} {...props} />
      ) : type === "email" ? (
        <EmailInput type={type} {...props} />
      ) : (
        <input type={type} {...props} />
      )}
      {error && (
        <p className={styles.problem} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

interface SelectFieldProps<Value extends string> {
  label: string;
  name?: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  /** Without it something is always chosen. */
  any?: string;
  className?: string | undefined;
  onChange: (value: Value | undefined) => void;
}

interface LabelledInputProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  label: string;
  hint?: string;
}

/** An input of a form whose errors are said elsewhere. */
export function LabelledInput({ label, hint, ...props }: LabelledInputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className={styles.control} aria-describedby={hint && `${id}-hint`} {...props} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function SelectField<Value extends string>({
  label,
  name,
  value,
  options,
  any,
  className = styles.field,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={styles.control}
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
