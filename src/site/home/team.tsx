import { graphql } from "gatsby";

import { useLocale } from "../ui/locale-context";
import { Section } from "../layout/section";
import { Picture } from "../ui/picture";
import * as styles from "./team.module.css";

interface TeamProps {
  words: { title: string; text: string };
  people: readonly Queries.TeamPersonFragment[];
}

/** A portrait that is drawn says so. */
export function Team({ words, people }: TeamProps) {
  const { t } = useLocale();
  if (people.length === 0) return null;
  return (
    <Section labelledBy="team">
      <h2 id="team">{words.title}</h2>
      <p className={styles.words}>{words.text}</p>
      <ul className={styles.people}>
        {people.map(({ key, name, role, speaks, since, picture, is_drawn }) => (
          <li className={styles.person} key={key}>
            <figure>
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 46vw"
                className={styles.portrait}
              />
              {is_drawn && <figcaption className={styles.note}>{t("home.team.drawn")}</figcaption>}
            </figure>
            <h3>{name}</h3>
            <p>{role}</p>
            <p className={styles.note}>
              {t("home.team.speaks", { languages: speaks })}
              <br />
              {t("home.team.since", { year: since })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const teamFragment = graphql`
  fragment TeamPerson on TeamMember {
    key
    name
    role
    speaks
    since
    is_drawn
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [240, 360, 480])
        }
      }
    }
  }
`;
