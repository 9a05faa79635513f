import type { ReactNode } from "react";

import * as styles from "./two-columns.module.css";

/** A page's work and, beside it on wide screens, what goes with it. */
export function TwoColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
