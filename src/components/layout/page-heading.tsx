import type { ReactNode } from "react";

import * as styles from "./page-heading.module.css";

interface PageHeadingProps {
  title: string;
  /** The small word above the title. */
  upperTitle?: string;
  intro?: string;
  children?: ReactNode;
}

/** The first words of a page: title, introduction and, where there are any, its buttons. */
export function PageHeading({ title, upperTitle, intro, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      {upperTitle && <p className={styles.upper}>{upperTitle}</p>}
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
