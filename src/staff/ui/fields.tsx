import {
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from "react";

import * as styles from "../../site/form/control.module.css";
import { getLocale, LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { STAFF_LOCALES, type StaffLocale } from "../../domain/config/staff";
import { TEXT_LIMITS } from "../../domain/config/forms";
import { useT } from "../shell/language-context";
import { FieldErrors } from "./layout";
import * as ui from "./ui.module.css";

interface ControlWiring {
  id: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface Labels {
  label: string;
  hint?: string | undefined;
  name?: string | undefined;
  /** Why the value was refused, where the form around does not say it by the name; the first such field of a form takes the focus. */
  error?: string | undefined;
}

interface LabelledFieldProps extends Labels {
  children: (wiring: ControlWiring) => ReactNode;
}

function LabelledField({ label, hint, name, children, ...own }: LabelledFieldProps) {
  const id = useId();
  const getError = use(FieldErrors);
  const error = own.error ?? (name === undefined ? undefined : getError(name));
  useLayoutEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    const first = control?.form?.querySelector("[aria-invalid=true]") ?? control;
    if (error !== undefined && first === control) control?.focus();
  }, [error, id]);
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

interface TextFieldProps extends Labels, Omit<ComponentProps<"input">, "onChange" | "ref"> {
  value: string;
  onValue?: (value: string) => void;
  /** Takes the focus when it appears: it is what the person came for. */
  isFirst?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { label, onValue, hint, error, isFirst = false, ...input } = props;
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isFirst) ref.current?.focus();
  }, [isFirst]);
  return (
    <LabelledField {...{ label, hint, error, name: props.name }}>
      {(wiring) => (
        <input {...input} {...wiring} ref={ref} onChange={({ target }) => onValue?.(target.value)} />
      )}
    </LabelledField>
  );
}

interface TextAreaProps extends Labels, Omit<ComponentProps<"textarea">, "onChange" | "ref"> {
  field?: Ref<HTMLTextAreaElement>;
  value: string;
  onValue: (value: string) => void;
}

export function TextArea({ label, hint, error, field, onValue, ...props }: TextAreaProps) {
  const area = { maxLength: TEXT_LIMITS.message, rows: 3, ...props };
  return (
    <LabelledField {...{ label, hint, error, name: props.name }}>
      {(wiring) => (
        <textarea {...area} {...wiring} ref={field} onChange={({ target }) => onValue(target.value)} />
      )}
    </LabelledField>
  );
}

interface SelectFieldProps<Value extends string> extends Labels {
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onValue: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, options, onValue, ...labels } = props;
  return (
    <LabelledField {...labels}>
      {(wiring) => (
        <select
          {...wiring}
          name={labels.name}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find(([option]) => option === target.value);
            if (chosen) onValue(chosen[0]);
          }}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}

const toOption = <Code extends Locale>(code: Code) => [code, getLocale(code).name] as const;

/** A guest's language. */
export function LanguageField(props: Omit<SelectFieldProps<Locale>, "options">) {
  return <SelectField {...props} options={LOCALE_CODES.map(toOption)} />;
}

export function StaffLanguageField(props: Omit<SelectFieldProps<StaffLocale>, "options">) {
  return <SelectField {...props} options={STAFF_LOCALES.map(toOption)} />;
}

interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

export function CheckField({ label, isChecked, onCheck }: CheckFieldProps) {
  return (
    <label className={ui.check}>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onCheck(target.checked)} />
      {label}
    </label>
  );
}

interface MonthFieldProps {
  label: string;
  month: string;
  months: readonly string[];
  /** The place of another month, so that the browser goes back to this one. */
  toHash: (month: string) => string;
}

export function MonthField({ label, month, months, toHash }: MonthFieldProps) {
  const t = useT("shared");
  // A month that a link asks for may be older than what is stored.
  const all = months.includes(month) ? months : [...months, month];
  return (
    <SelectField
      label={label}
      value={month}
      options={all.map((name) => [name, t.month(name)] as const)}
      onValue={(chosen) => {
        location.hash = toHash(chosen);
      }}
    />
  );
}

/** Wires fields to the values of a form, by their names; those in the page begin with `prefix`. */
export function wireFields<Values extends object>(
  values: Values,
  onValues: (changes: Partial<Values>) => void,
  prefix = "",
) {
  return <Name extends keyof Values & string>(name: Name) => ({
    name: prefix + name,
    value: values[name],
    onValue: (value: Values[Name]) => onValues({ [name]: value } as unknown as Partial<Values>),
  });
}

/** Wires the fields of a part of a form, like its `deposit`, as `deposit.cents`. */
export function wirePart<Name extends string, Values extends Record<Name, object>>(
  values: Values,
  onValues: (changes: Pick<Values, Name>) => void,
  name: Name,
  prefix = "",
) {
  const part: Values[Name] = values[name];
  const change = (changes: Partial<Values[Name]>) =>
    onValues({ [name]: { ...part, ...changes } } as unknown as Pick<Values, Name>);
  return wireFields(part, change, `${prefix}${name}.`);
}

export function useFields<Values extends object>(start: Values) {
  const [values, setValues] = useState(start);
  const change = (changes: Partial<Values>) => setValues((known) => ({ ...known, ...changes }));
  return { values, change, field: wireFields(values, change) };
}

const STORED = "staff-csv-semicolons";

/** A link to a table, parted by semicolons for whom has asked for it once: Excel in Spanish or Italian shows commas in one column. */
export function CsvLink({ address, children }: { address: string; children: string }) {
  const t = useT("shared");
  const [isParted, setParted] = useState(() => localStorage.getItem(STORED) === "on");
  const separator = isParted ? `${address.includes("?") ? "&" : "?"}separator=%3B` : "";
  return (
    <div className={ui.links}>
      <a href={address + separator} download>
        {children}
      </a>
      <CheckField
        label={t("csvSemicolons")}
        isChecked={isParted}
        onCheck={(isChecked) => {
          localStorage.setItem(STORED, isChecked ? "on" : "off");
          setParted(isChecked);
        }}
      />
    </div>
  );
}
