import { graphql } from "gatsby";

import { Picture } from "../ui/picture";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/local-link";
import * as styles from "./call-to-action.module.css";

/** The last section of the home page: it leads to the contact page. */
export function CallToAction({ action }: { action: Queries.HomeCallToActionFragment }) {
  return (
    <section className={styles.action} aria-labelledby="call-to-action">
      <Picture picture={action.picture} sizes="(width < 35rem) 35rem, 100vw" className={styles.picture} />
      <div className={styles.place}>
        <div className={styles.words}>
          <h2 id="call-to-action">{action.title}</h2>
          <p>{action.text}</p>
          <LocalLink route="contact" {...getButtonProps("solid")}>
            {action.button}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}

export const callToActionFragment = graphql`
  fragment HomeCallToAction on HomePageCallToAction {
    title
    text
    button
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 960, 1280, 1920])
        }
      }
    }
  }
`;
