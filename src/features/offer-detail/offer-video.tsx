import { graphql } from "gatsby";

import { useLocale } from "../../i18n/locale-context";
import * as styles from "./offer-video.module.css";

/** An offer's moving picture with controls; browsers that play no video show the fallback text. */
export function OfferVideo({ video }: { video: Queries.OfferVideoFragment["video"] }) {
  const { t } = useLocale();
  if (!video) return null;
  return (
    <video
      className={styles.video}
      controls
      loop
      muted
      playsInline
      preload="none"
      poster={video.poster.publicURL ?? undefined}
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
        publicURL
      }
    }
  }
`;
