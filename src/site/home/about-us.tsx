import { graphql } from "gatsby";

import { Section } from "../layout/section";
import { Picture } from "../ui/picture";
import * as styles from "./about-us.module.css";
import { LicenceDocument } from "./licence-document";

interface AboutUsProps {
  about: Queries.HomeAboutFragment;
  licence?: Queries.LicenceFragment | null;
}

export function AboutUs({ about, licence }: AboutUsProps) {
  return (
    <Section tone="sand" labelledBy="about-us">
      <div className={styles.words}>
        <h2 id="about-us">{about.title}</h2>
        <p className={styles.text}>{about.text}</p>
      </div>
      <ul className={styles.features}>
        {about.features.map(({ img, title, subtitle, shows_licence }) => (
          <li className={styles.feature} key={title}>
            <div className={styles.frame}>
              <Picture
                picture={img}
                sizes="(min-width: 82rem) 25rem, (min-width: 40rem) 30vw, 92vw"
                className={styles.picture}
              />
              {licence && shows_licence && <LicenceDocument licence={licence} />}
            </div>
            <div>
              <h3>{title}</h3>
              <p>{subtitle}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const aboutFragment = graphql`
  fragment HomeAbout on HomePageAbout {
    title
    text
    features {
      title
      subtitle
      shows_licence
      img {
        alt
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.5, breakpoints: [360, 480, 640, 800])
          }
        }
      }
    }
  }
`;
