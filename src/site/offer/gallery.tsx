import { graphql } from "gatsby";
import { type MouseEvent, useState } from "react";

import { Picture } from "../ui/picture";
import { Icon } from "../ui/icon";
import { VisuallyHidden } from "../ui/visually-hidden";
import { getCoverSizes } from "../../domain/config/picture-sizes";
import { useLocale } from "../ui/locale-context";
import { loadAfresh } from "../browser/load-afresh";
import type { GalleryViewer } from "./gallery-viewer";
import * as styles from "./gallery.module.css";

type GalleryPicture = Queries.OfferGalleryFragment["cover"];

interface GalleryProps {
  cover: GalleryPicture;
  pictures: readonly GalleryPicture[];
}

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
export function Gallery({ cover, pictures }: GalleryProps) {
  const { t } = useLocale();
  const [opened, setOpened] = useState<number>();
  const [Viewer, setViewer] = useState<typeof GalleryViewer>();
  const all = [cover, ...pictures];
  const coverSizes = getCoverSizes(all.length);

  /** `lazy` would break the page when the viewer cannot be loaded, and keep it broken: the file itself is opened then. */
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    const { currentTarget } = event;
    const file = getFile(all[index]);
    setOpened(index);
    import("./gallery-viewer").then(
      (viewer) => setViewer(() => viewer.GalleryViewer),
      () => {
        // Who has left the page meanwhile does not wait for the picture.
        if (file && currentTarget.isConnected) loadAfresh(file);
      },
    );
  };

  return (
    <section className={styles.gallery} aria-label={t("offer.gallery.title")}>
      <ul className={styles.strip} data-count={Math.min(all.length, SHOWN)}>
        {all.map((picture, index) => (
          <li className={styles.item} key={`${index} ${picture.alt}`}>
            <a className={styles.link} href={getFile(picture)} onClick={open(index)}>
              <Picture
                picture={picture}
                sizes={index === 0 ? coverSizes : ITEM_SIZES}
                priority={index === 0}
                className={styles.picture}
              />
              <VisuallyHidden> {t("offer.gallery.enlarge")}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <button className={styles.all} type="button" onClick={open(0)}>
          <Icon name="expand" size={18} />
          {t("offer.gallery.all", { count: all.length })}
        </button>
      )}
      {Viewer && opened !== undefined && (
        <Viewer pictures={all} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

export const galleryFragment = graphql`
  fragment OfferGallery on Offer {
    cover {
      alt
      image {
        ...LandscapePicture
      }
    }
    gallery {
      alt
      image {
        ...LandscapePicture
      }
    }
  }
`;
