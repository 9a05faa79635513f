import type { ReactNode } from "react";

import * as styles from "./offer-section.module.css";

interface OfferSectionProps {
  id: string;
  title: string;
  /** On narrow screens, too, it is open from the first moment. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * One part of an offer's page under its heading, on wide screens beside it. On narrow screens it opens at a tap. Its id is that of its
 * content: a link to what lies in a closed `<details>` makes the browser open it (docs/decisions/0212).
 */
export function OfferSection({ id, title, isOpen = false, children }: OfferSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <details className={styles.fold} open={isOpen}>
        <summary className={styles.summary} aria-labelledby={titleId} data-title={title} />
        <div className={styles.content} id={id}>
          {children}
        </div>
      </details>
    </section>
  );
}
