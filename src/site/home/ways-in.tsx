import { graphql } from "gatsby";

import type { CategoryTag, Collection, Port } from "../../domain/config/offer";
import { Section } from "../layout/section";
import { TRIP_HASH } from "../trip/trip-bar";
import { LocalLink } from "../ui/links";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./ways-in.module.css";
import { Picture } from "../ui/picture";

/** Each way leads into the catalog with its filters set, that of a ship to what asks for its times. */
const WAYS = [
  ["cruise", `?port=${"la-romana-cruises" satisfies Port}&fits=1${TRIP_HASH}`],
  ["families", `?tag=${"family" satisfies CategoryTag}`],
  ["boats", `?type=${"catalog" satisfies Collection}`],
] as const;

/** The ways into the catalog for those who know what they are: guests of a ship, families, people who want a boat for themselves. */
export function WaysIn({ ways }: { ways: Queries.HomeWaysFragment }) {
  return (
    <Section labelledBy="ways-in">
      <h2 className={shared.display} id="ways-in">
        {ways.title}
      </h2>
      <ul className={styles.list}>
        {WAYS.map(([name, search]) => (
          <li className={styles.way} key={name}>
            <h3>
              <LocalLink route="catalog" search={search} className={styles.link}>
                {ways[name].title}
              </LocalLink>
            </h3>
            <p className={shared.soft}>{ways[name].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const CATEGORIES = ["excursions", "activities", "services"] as const;

export function CategoryTeaser({ categories }: { categories: Queries.HomeCategoriesFragment }) {
  return (
    <Section labelledBy="categories">
      <h2 id="categories">{categories.title}</h2>
      <ul className={styles.teaserList}>
        {CATEGORIES.map((name) => {
          const { title, text, picture } = categories[name];
          return (
            <li className={styles.item} key={name}>
              <div className={styles.frame}>
                <Picture picture={picture} sizes="(min-width: 64rem) 45vw, 92vw" className={styles.picture} />
              </div>
              <h3>
                <LocalLink route={name} className={styles.teaserLink}>
                  {title}
                </LocalLink>
              </h3>
              <p className={`${shared.soft} ${styles.teaserText}`}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export const waysFragment = graphql`
  fragment HomeWays on HomePageWays {
    title
    cruise {
      title
      text
    }
    families {
      title
      text
    }
    boats {
      title
      text
    }
  }

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
