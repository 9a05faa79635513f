import type { ReactNode } from "react";

import { Shore } from "./shore";
import * as styles from "./shore-frame.module.css";

interface ShoreFrameProps {
  children: ReactNode;
  /** `view`: it leaves room for the words of a first view; `band`: a part of it. */
  height: "view" | "band";
}

/** A picture as wide as the window that ends in the shoreline. */
export function ShoreFrame({ children, height }: ShoreFrameProps) {
  return (
    <div className={styles.frame} data-height={height}>
      {children}
      <Shore ground="surface" />
    </div>
  );
}
