import type { ComponentProps } from "react";

import * as styles from "./visually-hidden.module.css";

export function VisuallyHidden(props: Omit<ComponentProps<"span">, "className">) {
  return <span {...props} className={styles.hidden} />;
}
