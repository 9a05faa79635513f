import type { ReactNode } from "react";

import * as styles from "./section.module.css";

interface SectionProps {
  children: ReactNode;
  tone?: "plain" | "sand" | "foam";
  id?: string;
  labelledBy?: string;
}

/** One band of a page, as wide as the window, its content as wide as the page. */
export function Section({ children, tone = "plain", id, labelledBy }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone} id={id} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
