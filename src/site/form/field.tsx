import { useId, type HTMLInputTypeAttribute, type HTMLInputAutoCompleteAttribute } from "react";

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

/** One labelled input with its hint and its error, wired for screen readers. The error summary finds it by its name. */
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
