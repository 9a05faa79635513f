import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { HEADING_SIZES } from "../../domain/config/picture-sizes";
import { Picture } from "../ui/picture";
import * as styles from "./picture-heading.module.css";

interface PictureHeadingProps {
  picture: Queries.HeadingPictureFragment;
  /** The heading of the page, with its way back. */
  children: ReactNode;
}

/** The heading of a page with a picture, which is the first thing below the header: above the words, on wide screens beside them. */
export function PictureHeading({ picture, children }: PictureHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.frame}>
        <Picture picture={picture} sizes={HEADING_SIZES} priority className={styles.picture} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

export const headingPictureFragment = graphql`
  fragment HeadingPicture on ListPagePicture {
    alt
    image {
      ...LandscapePicture
    }
  }
`;
