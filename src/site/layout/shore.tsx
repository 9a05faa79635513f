import type { ReactNode } from "react";

import { SHORE } from "../../domain/config/brand";
import * as styles from "./shore.module.css";

/**
 * The line where water meets sand. It stands on the edge between a picture
 * and the ground below (`surface`), or on the edge of the deep ground of the footer (`deep`).
 */
export function Shore({ ground }: { ground: "surface" | "deep" }) {
  return (
    <svg
      className={styles.shore}
      data-ground={ground}
      viewBox={SHORE.viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.line} d={SHORE.line} />
      <path d={SHORE.ground} />
    </svg>
  );
}

interface ShoreFrameProps {
  children: ReactNode;
  /** `view`: what its place in a first view gives it; `band`: a part of the window. */
  height: "view" | "band";
}

export function ShoreFrame({ children, height }: ShoreFrameProps) {
  return (
    <div className={styles.frame} data-height={height}>
      {children}
      <Shore ground="surface" />
    </div>
  );
}
