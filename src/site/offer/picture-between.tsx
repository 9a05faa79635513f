import { Picture } from "../ui/picture";
import * as styles from "./picture-between.module.css";

/** A picture of the gallery again, between the sections of a narrow screen, where the gallery shows one at a time. It repeats, and says nothing. */
export function PictureBetween({ picture }: { picture: Queries.OfferGalleryFragment["cover"] | undefined }) {
  if (!picture) return null;
  return (
    <div className={styles.frame}>
      <Picture picture={{ image: picture.image, alt: "" }} sizes="92vw" className={styles.picture} />
    </div>
  );
}
