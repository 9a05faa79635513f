import { graphql } from "gatsby";

import { Section } from "../layout/section";
import { Picture } from "../ui/picture";
import { LocalLink } from "../ui/local-link";
import * as styles from "./category-teaser.module.css";

const CATEGORIES = ["excursions", "activities", "services"] as const;

/** The way into the catalog: three kinds of offers, the first one larger. */
export function CategoryTeaser({ categories }: { categories: Queries.HomeCategoriesFragment }) {
  return (
    <Section labelledBy="categories">
      <h2 id="categories">{categories.title}</h2>
      <ul className={styles.list}>
        {CATEGORIES.map((name) => {
          const { title, text, picture } = categories[name];
          return (
            <li className={styles.item} key={name}>
              <div className={styles.frame}>
                <Picture picture={picture} sizes="(min-width: 64rem) 45vw, 92vw" className={styles.picture} />
              </div>
              <h3>
                <LocalLink route={name} className={styles.link}>
                  {title}
                </LocalLink>
              </h3>
              <p className={styles.text}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export const categoriesFragment = graphql`
  fragment HomeCategories on HomePageCategories {
    title
    excursions {
      title
      text
      picture {
        alt
        image {
          ...LandscapePicture
        }
      }
    }
    activities {
      title
      text
      picture {
        alt
        image {
          ...LandscapePicture
        }
      }
    }
    services {
      title
      text
      picture {
        alt
        image {
          ...LandscapePicture
        }
      }
    }
  }
`;
