import type { ReactNode } from "react";

import { Section } from "../layout/section";
import * as styles from "./catalog-group.module.css";

interface CatalogGroupProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A band of the catalog with one kind of offers, under its heading. */
export function CatalogGroup({ id, title, text, children }: CatalogGroupProps) {
  return (
    <Section labelledBy={id}>
      <div className={styles.group}>
        <h2 id={id}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </Section>
  );
}
