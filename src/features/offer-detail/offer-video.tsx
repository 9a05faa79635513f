import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";

import { useLocale } from "../../i18n/locale-context";
import * as styles from "./offer-video.module.css";

/** How far below the window the still picture begins to be loaded. */
const NEAR = "800px";

/**
 * An offer's moving picture with controls; browsers that play no video show the fallback text. A browser would load its still
 * picture at once, wherever on the page it is: it is named when the visitor comes near.
 */
export function OfferVideo({ video }: { video: Queries.OfferVideoFragment["video"] }) {
  const { t } = useLocale();
  const element = useRef<HTMLVideoElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element.current || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  if (!video) return null;
  const poster = video.poster.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return (
    <video
      ref={element}
      className={styles.video}
      controls
      loop
      muted
      playsInline
      preload="none"
      poster={isNear ? poster : undefined}
    >
      {video.webm?.publicURL && <source src={video.webm.publicURL} type="video/webm" />}
      {video.mp4.publicURL && <source src={video.mp4.publicURL} type="video/mp4" />}
      {t("offer.videoUnsupported")}
    </video>
  );
}

export const videoFragment = graphql`
  fragment OfferVideo on Offer {
    video {
      mp4 {
        publicURL
      }
      webm {
        publicURL
      }
      poster {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 854, height: 480, formats: [WEBP])
        }
      }
    }
  }
`;
