import type { ReactNode } from "react";

import { Shore } from "./shore";
import * as styles from "./shore-frame.module.css";

interface ShoreFrameProps {
  children: ReactNode;
  /** `view`: what its place in a first view gives it; `band`: a part of the window. */
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
