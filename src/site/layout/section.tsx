import type { ReactNode } from "react";

import * as shared from "../../styles/shared.module.css";
import * as styles from "./section.module.css";

interface SectionProps {
  children: ReactNode;
  tone?: "plain" | "sand" | "foam";
  id?: string;
  labelledBy?: string;
}

export function Section({ children, tone = "plain", id, labelledBy }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone} id={id} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

export function TwoColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={shared.stack5}>{main}</div>
      <div className={`${shared.stack5} ${styles.aside}`}>{aside}</div>
    </div>
  );
}

/** Running text from markdown. The HTML comes from `renderMarkdown`, which lets no markup of its own through. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
