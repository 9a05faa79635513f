import { graphql } from "gatsby";

import type { CategoryTag, Collection, Port } from "../../domain/config/offer";
import { Section } from "../layout/section";
import { TRIP_HASH } from "../trip/trip-bar";
import { LocalLink } from "../ui/local-link";
import * as styles from "./ways-in.module.css";

/** Each way leads into the catalog with its filters set, that of a ship to what asks for its times. */
const WAYS = {
  cruise: { port: "la-romana-cruises" satisfies Port, fits: "1" },
  families: { tag: "family" satisfies CategoryTag },
  boats: { type: "catalog" satisfies Collection },
} as const;

const NAMES = ["cruise", "families", "boats"] as const;

/** The ways into the catalog for those who know what they are: guests of a ship, families, people who want a boat for themselves. */
export function WaysIn({ ways }: { ways: Queries.HomeWaysFragment }) {
  return (
    <Section labelledBy="ways-in">
      <h2 className={styles.heading} id="ways-in">
        {ways.title}
      </h2>
      <ul className={styles.list}>
        {NAMES.map((name) => (
          <li className={styles.way} key={name}>
            <h3 className={styles.title}>
              <LocalLink
                route="catalog"
                search={`?${new URLSearchParams(WAYS[name]).toString()}${name === "cruise" ? TRIP_HASH : ""}`}
                className={styles.link}
              >
                {ways[name].title}
              </LocalLink>
            </h3>
            <p className={styles.text}>{ways[name].text}</p>
          </li>
        ))}
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
`;
