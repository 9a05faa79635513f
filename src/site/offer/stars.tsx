import { drawStars } from "../../domain/lib/draw-stars";
import * as styles from "./offer-reviews.module.css";

/** Stars as they are drawn; what they mean must stand beside them as text. */
export function Stars({ stars }: { stars: number }) {
  return (
    <>
      <span className={styles.stars} aria-hidden="true">
        {drawStars(stars)}
      </span>{" "}
    </>
  );
}
