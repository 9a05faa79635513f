import { HONEYPOT_FIELD } from "../../domain/config/forms";
import * as styles from "./honeypot.module.css";

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
