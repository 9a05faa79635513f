import * as styles from "./pills.module.css";

interface PillsProps {
  legend: string;
  name: string;
  options: readonly { readonly value: string; readonly label: string; readonly isShip?: boolean }[];
  /** The only one there is, chosen at once. */
  defaultValue?: string | undefined;
}

/** One of a few: radio buttons that look like pills, one tap each. */
export function Pills({ legend, name, options, defaultValue }: PillsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, isShip }) => (
          <label key={value} className={styles.pill}>
            <input
              type="radio"
              {...{ name, value }}
              data-ship={isShip === true ? true : undefined}
              defaultChecked={value === defaultValue}
            />
            <span className={styles.option}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
