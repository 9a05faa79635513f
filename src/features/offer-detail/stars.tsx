import * as styles from "./offer-reviews.module.css";

const MOST_STARS = 5;

/** Stars as they are drawn; what they mean must stand beside them as text. */
export function Stars({ stars }: { stars: number }) {
  return (
    <>
      <span className={styles.stars} aria-hidden="true">
        {"★".repeat(stars) + "☆".repeat(MOST_STARS - stars)}
      </span>{" "}
    </>
  );
}
