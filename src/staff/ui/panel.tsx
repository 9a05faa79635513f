import { useId, type ReactNode, type Ref } from "react";

import * as styles from "./panel.module.css";

interface PanelProps {
  title: string;
  intro?: string;
  /** Of a heading that takes the focus at times. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One part of a page, with its heading. */
export function Panel({ title, intro, headingRef, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
        {title}
      </h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
