import { graphql } from "gatsby";

import { Picture } from "../media/picture";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/local-link";
import * as styles from "./hero.module.css";

/** The first view of the site: one wide picture and one line of display type. */
export function Hero({ hero }: { hero: Queries.HomeHeroFragment }) {
  return (
    <section className={styles.hero}>
      <Picture
        image={hero.picture.image}
        alt={hero.picture.alt}
        tall={{ image: hero.image_tall, sizes: "max(100vw, 60vh)" }}
        sizes="(orientation: portrait) 160vh, 100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.subtitle}>{hero.subtitle}</p>
        <LocalLink route="excursions" {...getButtonProps("action")}>
          {hero.button}
        </LocalLink>
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
`;
