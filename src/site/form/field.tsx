import {
  useRef,
  useState,
  type ComponentProps,
  useId,
  type HTMLInputTypeAttribute,
  type HTMLInputAutoCompleteAttribute,
} from "react";

import { HONEYPOT_FIELD } from "../../domain/config/forms";
import { useLocale } from "../ui/locale-context";
import { suggestEmail } from "../../domain/lib/suggest-email";
import * as styles from "./control.module.css";

/** A field that people neither see nor reach, that password managers are asked to leave alone, and that machines fill in. */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <input
        type="text"
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        aria-label="Topic 2"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}

/** The input of a mail address. A slip in it is pointed out, mended with one press, and never keeps a form from being sent. */
export function EmailInput(props: Omit<ComponentProps<"input">, "ref" | "onBlur" | "onInput">) {
  const { t } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  function mend() {
    const element = input.current;
    if (element === null || meant === undefined) return;
    element.value = meant;
    // What is typed is kept by the form, which listens to it.
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.focus();
  }
  return (
    <>
      <input
        {...props}
        ref={input}
        onInput={() => setMeant(undefined)}
        onBlur={({ target }) => setMeant(suggestEmail(target.value))}
      />
      <span aria-live="polite" className={styles.suggestion}>
        {meant !== undefined && (
          <button type="button" className={styles.meant} onClick={mend}>
            {t("common.didYouMean", { email: meant })}
          </button>
        )}
      </span>
    </>
  );
}

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
