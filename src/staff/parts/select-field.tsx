import { LabelledField } from "./labelled-field";

interface SelectFieldProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onValue: (value: Value) => void;
}

/** One labelled list of choices. */
export function SelectField<Value extends string>({
  label,
  hint,
  value,
  options,
  onValue,
}: SelectFieldProps<Value>) {
  return (
    <LabelledField label={label} hint={hint}>
      {(wiring) => (
        <select
          {...wiring}
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
