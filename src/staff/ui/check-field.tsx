import * as styles from "./check-field.module.css";

interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** One box to tick, with its label. */
export function CheckField({ label, isChecked, onCheck }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onCheck(target.checked)} />
      {label}
    </label>
  );
}
