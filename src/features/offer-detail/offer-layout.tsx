import type { ReactNode } from "react";

import * as styles from "./offer-layout.module.css";

interface OfferLayoutProps {
  title: string;
  summary: string;
  gallery: ReactNode;
  /** The facts of one line each, and the links to each part of the page. */
  facts: ReactNode;
  panel: ReactNode;
  related: ReactNode;
  children: ReactNode;
}

/** An offer's page: pictures, then what it is beside the booking panel, which stays in view while its parts pass by. */
export function OfferLayout({ title, summary, gallery, facts, panel, related, children }: OfferLayoutProps) {
  return (
    <>
      <div className={styles.page}>
        {gallery}
        <div className={styles.columns}>
          <header className={styles.header}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.summary}>{summary}</p>
            {facts}
          </header>
          <div className={styles.aside}>{panel}</div>
          <div className={styles.main}>{children}</div>
        </div>
      </div>
      {related}
    </>
  );
}
