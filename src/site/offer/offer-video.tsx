import { graphql } from "gatsby";

import { Picture } from "../ui/picture";
import { useLocale } from "../ui/locale-context";
import * as styles from "./offer-video.module.css";

/** Nothing: a player that has no still picture of its own draws a grey box. */
const TRANSPARENT = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * An offer's moving picture with controls; browsers that play no video show the fallback text. Its still picture lies behind the
 * player, which would load one of its own at once, wherever on the page it is.
 */
export function OfferVideo({ video, title }: { video: Queries.OfferVideoFragment["video"]; title: string }) {
  const { t } = useLocale();
  if (!video) return null;
  return (
    <div className={styles.frame}>
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
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.7778, breakpoints: [360, 640, 960, 1280])
        }
      }
    }
  }
`;
