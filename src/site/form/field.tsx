import { useCallback, useId, type ComponentProps, type ReactNode } from "react";

import { useLocale } from "../ui/locale-context";
import * as styles from "./control.module.css";
import { EmailInput } from "./email-input";
import { chooseDrafted } from "./form-draft";

interface LabelledProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Below the control; otherwise between it and its label. */
  isHintBelow?: boolean;
  error?: string | undefined;
  className?: string | undefined;
  /** Renders the control with what ties it to its label, hint and error. */
  children: (
    control: Pick<ComponentProps<"input">, "id" | "className" | "aria-invalid" | "aria-describedby">,
  ) => ReactNode;
}

function Labelled({ label, hint, isHintBelow = false, error, className, children }: LabelledProps) {
  const id = useId();
  const note = hint && (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  );
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className ?? styles.field}>
      <label htmlFor={id}>{label}</label>
      {!isHintBelow && note}
      {children({
        id,
        className: styles.control,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {isHintBelow && note}
      {error && (
        <p className={styles.problem} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type FieldProps = Pick<ComponentProps<"input">, "type" | "autoComplete" | "required"> &
  Pick<LabelledProps, "hint" | "error"> & { name: string; label: string; multiline?: boolean };

export function Field({ label, hint, error, multiline = false, ...props }: FieldProps) {
  const { t } = useLocale();
  const { name, required = false, autoComplete } = props;
  const optional = !required && <span className={styles.hint}>{t("form.optional")}</span>;
  return (
    <Labelled
      {...{ hint, error }}
      label={
        <>
          {label} {optional}
        </>
      }
    >
      {(control) => {
        if (multiline) return <textarea rows={6} {...{ name, required, autoComplete }} {...control} />;
        return props.type === "email" ? (
          <EmailInput {...props} {...control} />
        ) : (
          <input {...props} {...control} />
        );
      }}
    </Labelled>
  );
}

interface LabelledInputProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  label: string;
  hint?: string;
}

/** An input of a form whose errors are said elsewhere. */
export function LabelledInput({ label, hint, ...props }: LabelledInputProps) {
  return (
    <Labelled {...{ label, hint }} isHintBelow>
      {(control) => <input {...control} {...props} />}
    </Labelled>
  );
}

interface DraftedSelectProps extends ComponentProps<"select"> {
  label: string;
  error?: string | undefined;
  /** The form whose draft chooses. */
  endpoint: string;
}

/** A list that a form with a draft requires. */
export function DraftedSelect({ label, error, endpoint, ...props }: DraftedSelectProps) {
  const choose = useCallback(
    (select: HTMLSelectElement | null) => chooseDrafted(select, endpoint),
    [endpoint],
  );
  return (
    <Labelled {...{ label, error }}>
      {(control) => <select required ref={choose} {...props} {...control} />}
    </Labelled>
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

export function SelectField<Value extends string>({
  label,
  name,
  value,
  options,
  any,
  className,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <Labelled {...{ label, className }}>
      {(control) => (
        <select
          {...control}
          name={name}
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
      )}
    </Labelled>
  );
}
