import { graphql } from "gatsby";
import { lazy, type MouseEvent, Suspense, useState } from "react";

import { Picture } from "../../components/media/picture";
import { Icon } from "../../components/ui/icon";
import { VisuallyHidden } from "../../components/ui/visually-hidden";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./gallery.module.css";

const GalleryViewer = lazy(() =>
  import("./gallery-viewer").then(({ GalleryViewer: Viewer }) => ({ default: Viewer })),
);

type GalleryPicture = Queries.OfferGalleryFragment["cover"];

interface GalleryProps {
  cover: GalleryPicture;
  pictures: readonly GalleryPicture[];
}

/** On wide screens so many stand in the composition; the others are in the viewer. */
const SHOWN = 5;

/** Their widths in gallery.module.css. */
const ONLY_SIZES = "(min-width: 82rem) 78rem, 100vw";
const COVER_SIZES = "(min-width: 82rem) 52rem, (min-width: 48rem) 64vw, calc(88vw - 0.75rem)";
const ITEM_SIZES = "(min-width: 82rem) 26rem, (min-width: 48rem) 32vw, calc(86vw - 1.7rem)";

/**
 * An offer's cover and its further pictures: a row to swipe on phones, a composition on wide screens. Each is a link to its file,
 * which opens all of them on the full screen where scripts run.
 */
export function Gallery({ cover, pictures }: GalleryProps) {
  const { t } = useLocale();
  const [opened, setOpened] = useState<number>();
  const all = [cover, ...pictures];
  const coverSizes = all.length === 1 ? ONLY_SIZES : COVER_SIZES;
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpened(index);
  };
  return (
    <section className={styles.gallery} aria-label={t("offer.gallery.title")}>
      <ul className={styles.strip} data-count={Math.min(all.length, SHOWN)}>
        {all.map(({ image, alt }, index) => (
          <li className={styles.item} key={`${index} ${alt}`}>
            <a
              className={styles.link}
              href={image.childImageSharp?.gatsbyImageData.images.fallback?.src}
              onClick={open(index)}
              data-replay=""
            >
              <Picture
                image={image}
                alt={alt}
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
      {opened !== undefined && (
        <Suspense>
          <GalleryViewer pictures={all} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

export const galleryFragment = graphql`
  fragment OfferGallery on Offer {
    cover {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.5, breakpoints: [360, 480, 640, 800, 1200, 1600])
        }
      }
    }
    gallery {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.5, breakpoints: [360, 480, 640, 800, 1200, 1600])
        }
      }
    }
  }
`;
