import type { ReactNode } from "react";

import * as styles from "./offer-layout.module.css";

interface OfferLayoutProps {
  title: string;
  summary: string;
  gallery: ReactNode;
  panel: ReactNode;
  related: ReactNode;
  children: ReactNode;
}

/** An offer's page: title and pictures, then its parts with the booking panel that stays in view beside them. */
export function OfferLayout({ title, summary, gallery, panel, related, children }: OfferLayoutProps) {
  return (
    <>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{summary}</p>
        </header>
        {gallery}
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <div className={styles.aside}>{panel}</div>
        </div>
      </div>
      {related}
    </>
  );
}
