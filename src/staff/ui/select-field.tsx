import { LabelledField } from "./labelled-field";

interface SelectFieldProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  name?: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onValue: (value: Value) => void;
}

/** One labelled list of choices. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  name,
  value,
  options,
  onValue,
}: SelectFieldProps<Value>) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(wiring) => (
        <select
          {...wiring}
          name={name}
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
