import type { ReactNode } from "react";

import * as styles from "./button-row.module.css";

/** Buttons beside one another, and what is said of them; at the end of the line in a dialog. */
export function ButtonRow({ isAtEnd = false, children }: { isAtEnd?: boolean; children: ReactNode }) {
  return (
    <div className={styles.row} data-end={isAtEnd}>
      {children}
    </div>
  );
}
