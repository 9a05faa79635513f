import { graphql } from "gatsby";

import { Picture } from "../../components/media/picture";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./gallery.module.css";

interface GalleryProps {
  cover: Queries.OfferGalleryFragment["cover"];
  pictures: Queries.OfferGalleryFragment["gallery"];
}

/** An offer's cover and its further pictures: a row to swipe on phones, a composition on wide screens. */
export function Gallery({ cover, pictures }: GalleryProps) {
  const { t } = useLocale();
  return (
    <section
      className={styles.gallery}
      data-count={Math.min(pictures.length, 2)}
      aria-label={t("offer.gallery")}
    >
      <div className={styles.cover}>
        <Picture
          image={cover.image}
          alt={cover.alt}
          sizes="(min-width: 82rem) 78rem, 92vw"
          priority
          className={styles.picture}
        />
      </div>
      {pictures.map(({ image, alt }) => (
        <div className={styles.item} key={alt}>
          <Picture
            image={image}
            alt={alt}
            sizes="(min-width: 64rem) 25rem, 46vw"
            className={styles.picture}
          />
        </div>
      ))}
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
