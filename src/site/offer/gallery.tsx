import { type MouseEvent, useState } from "react";

import { Picture } from "../ui/picture";
import { PageIcon } from "../ui/page-icon";
import { getCoverSizes } from "../../domain/config/site-pages";
import { useLocale } from "../ui/locale-context";
import { GalleryViewer } from "./gallery-viewer";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./gallery.module.css";

type GalleryPicture = Queries.OfferPartsFragment["cover"];

/** Pictures in the layout of wide screens; the others are in the viewer. */
const SHOWN = 5;

/** Their widths in gallery.module.css. */
const ITEM_SIZES =
  "(min-width: 82rem) 20rem, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, calc(86vw - 1.7rem)";

function getFile(picture: GalleryPicture | undefined): string | undefined {
  return picture?.image.childImageSharp?.gatsbyImageData.images.fallback?.src;
}

/**
 * An offer's cover and its further pictures: a row to swipe on phones, a composition on wide screens. Each is a link to its file,
 * which opens all of them on the full screen where scripts run.
 */
export function Gallery({ cover, pictures }: { cover: GalleryPicture; pictures: readonly GalleryPicture[] }) {
  const { t } = useLocale();
  const [opened, setOpened] = useState<number>();
  const all = [cover, ...pictures];
  const coverSizes = getCoverSizes(all.length);

  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpened(index);
  };

  return (
    <section className={styles.gallery} aria-label={t("offer.gallery.title")}>
      <ul className={styles.strip} data-count={Math.min(all.length, SHOWN)}>
        {all.map((picture, index) => (
          <li className={styles.item} key={`${index} ${picture.alt}`}>
            <a
              className={styles.link}
              href={getFile(picture)}
              aria-label={`${picture.alt} ${t("offer.gallery.enlarge")}`}
              onClick={open(index)}
            >
              <Picture
                picture={picture}
                sizes={index === 0 ? coverSizes : ITEM_SIZES}
                priority={index === 0}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <button className={styles.all} type="button" onClick={open(0)}>
          <PageIcon name="expand" size={18} />
          {t("offer.gallery.all", { count: all.length })}
        </button>
      )}
      {opened !== undefined && (
        <GalleryViewer pictures={all} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

/** A picture of the gallery again, between the sections of a narrow screen, where the gallery shows one at a time. It repeats, and says nothing. */
export function PictureBetween({ picture }: { picture: Queries.OfferPartsFragment["cover"] | undefined }) {
  if (!picture) return null;
  return (
    <div className={styles.frame}>
      <Picture picture={{ image: picture.image, alt: "" }} sizes="92vw" className={shared.picture} />
    </div>
  );
}

/** Nothing: a player that has no still picture of its own draws a grey box. */
const TRANSPARENT = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * An offer's moving picture with controls; browsers that play no video show the fallback text. Its still picture lies behind the
 * player, which would load one of its own at once, wherever on the page it is.
 */
export function OfferVideo({ video, title }: { video: Queries.OfferPartsFragment["video"]; title: string }) {
  const { t } = useLocale();
  if (!video) return null;
  return (
    <div className={styles.videoFrame}>
      <Picture
        picture={{ image: video.poster, alt: "" }}
        sizes="(min-width: 64rem) 55vw, 92vw"
        className={styles.still}
      />
      <video
        className={styles.video}
        aria-label={t("offer.video", { title })}
        controls
        loop
        muted
        playsInline
        preload="none"
        poster={TRANSPARENT}
      >
        {video.webm?.publicURL && <source src={video.webm.publicURL} type="video/webm" />}
        {video.mp4.publicURL && <source src={video.mp4.publicURL} type="video/mp4" />}
        {t("offer.videoUnsupported")}
      </video>
    </div>
  );
}
