import * as styles from "./shore.module.css";

/**
 * The line where water meets sand, drawn as on a chart: the coast and a second line beside it. It stands on the edge between a picture
 * and the ground below (`surface`), or on the edge of the deep ground of the footer (`deep`).
 */
export function Shore({ ground }: { ground: "surface" | "deep" }) {
  return (
    <svg
      className={styles.shore}
      data-ground={ground}
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.line} d="M0 46C170 12 330 4 520 22s330 48 540 38c150-7 270-30 380-52" />
      <path d="M0 91V62c170-34 330-42 520-24s330 48 540 38c150-7 270-30 380-52v67Z" />
    </svg>
  );
}
