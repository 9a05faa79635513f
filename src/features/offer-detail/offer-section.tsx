import type { ReactNode } from "react";

import * as styles from "./offer-section.module.css";

interface OfferSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One part of an offer's page under its heading, on wide screens beside it; its id can be linked to. */
export function OfferSection({ id, title, children }: OfferSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`} id={id}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
