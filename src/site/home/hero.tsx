import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { ShoreFrame } from "../layout/shore";
import { Picture } from "../ui/picture";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/links";
import * as styles from "./hero.module.css";

interface HeroProps {
  hero: Queries.HomeHeroFragment;
  /** The first offer, the licence and when the agency answers. */
  facts?: ReactNode;
}

/**
 * The first view of the site: one wide picture that ends in the shore, and below it one line of display type with what a guest has to
 * know. The picture takes the room that the words leave, so that they end where the screen does.
 */
export function Hero({ hero, facts }: HeroProps) {
  return (
    <section className={styles.hero}>
      <ShoreFrame height="view">
        <Picture
          picture={hero.picture}
          tall={{ image: hero.image_tall, sizes: "100vw" }}
          sizes="(orientation: portrait) 90vh, 100vw"
          priority
        />
      </ShoreFrame>
      <div className={styles.words}>
        <h1 className={styles.title}>{hero.title}</h1>
        <div className={styles.lead}>
          <p>{hero.subtitle}</p>
          {facts}
          <LocalLink route="excursions" {...getButtonProps("action")}>
            {hero.button}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}

export function CallToAction({ action }: { action: Queries.HomeCallToActionFragment }) {
  return (
    <section className={styles.action} aria-labelledby="call-to-action">
      <Picture picture={action.picture} sizes="(width < 35rem) 35rem, 100vw" className={styles.picture} />
      <div className={styles.place}>
        <div className={styles.actionWords}>
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

export const heroFragment = graphql`
  fragment HomeHero on HomePageHero {
    title
    subtitle
    button
    image_tall {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 720, 960, 1200, 1440])
      }
    }
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 960, 1280, 1600, 2000])
        }
      }
    }
  }

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
