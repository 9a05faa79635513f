import { useId, type ReactNode } from "react";

import * as styles from "./panel.module.css";

interface PanelProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** One part of a page, with its heading. */
export function Panel({ title, intro, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
