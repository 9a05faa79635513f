import type { ReactNode } from "react";

import * as styles from "./page-heading.module.css";

interface PageHeadingProps {
  title: string;
  /** The small word above the title. */
  upperTitle?: string;
  intro?: string;
  /** Something else stands beside it: it takes the width it is given. */
  isBeside?: boolean;
  facts?: ReactNode;
  children?: ReactNode;
}

/** The heading of a page: title, introduction and, where there are any, its buttons. */
export function PageHeading({
  title,
  upperTitle,
  intro,
  isBeside = false,
  facts,
  children,
}: PageHeadingProps) {
  return (
    <header className={styles.heading} data-beside={isBeside}>
      {upperTitle && <p className={styles.upper}>{upperTitle}</p>}
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {facts}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
