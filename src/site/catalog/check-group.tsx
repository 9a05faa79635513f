import * as styles from "./catalog-form.module.css";

interface CheckGroupProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  note?: string;
  onChange: (chosen: Value[]) => void;
}

/** A group of choices of which several can be taken. */
export function CheckGroup<Value extends string>({
  legend,
  options,
  chosen,
  note,
  onChange,
}: CheckGroupProps<Value>) {
  const values = options.map(({ value }) => value);
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(values.filter((name) => (name === value ? target.checked : chosen.includes(name))))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
