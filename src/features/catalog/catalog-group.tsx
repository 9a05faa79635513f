import type { ReactNode } from "react";

import * as styles from "./catalog-group.module.css";

interface CatalogGroupProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One kind of offers in the catalog, under its heading. */
export function CatalogGroup({ id, title, text, children }: CatalogGroupProps) {
  return (
    <div className={styles.group}>
      <h2 id={id}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
