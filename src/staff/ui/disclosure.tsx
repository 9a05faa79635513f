import type { ComponentProps } from "react";

import * as styles from "./disclosure.module.css";

interface DisclosureProps extends Omit<ComponentProps<"details">, "className"> {
  summary: string;
}

export function Disclosure({ summary, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={styles.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
