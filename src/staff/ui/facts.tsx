import type { ReactNode } from "react";

import * as styles from "./facts.module.css";

/** Labels and what they stand for; those without anything are left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, text: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => text !== "" && text !== null && text !== undefined)
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
