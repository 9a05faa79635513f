import { graphql } from "gatsby";

import { useLocale } from "../ui/locale-context";
import { OutsideLink } from "../ui/links";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./about-us.module.css";
import { Section } from "../layout/section";
import { Picture } from "../ui/picture";

function LicenceDocument({ licence }: { licence: Queries.LicenceFragment }) {
  const { t } = useLocale();
  return (
    <div className={styles.document}>
      <p className={shared.soft}>{licence.licence_authority}</p>
      <p>{t("home.licence.title")}</p>
      <p className={shared.display}>{licence.licence_number}</p>
      <p>{licence.company}</p>
      {licence.licence_register && (
        <OutsideLink className={styles.register} href={licence.licence_register}>
          {t("home.licence.register")}
        </OutsideLink>
      )}
    </div>
  );
}

interface AboutUsProps {
  about: Queries.HomeAboutFragment;
  licence?: Queries.LicenceFragment | null;
}

export function AboutUs({ about, licence }: AboutUsProps) {
  return (
    <Section tone="sand" labelledBy="about-us">
      <div className={`${shared.stack5} ${styles.words}`}>
        <h2 id="about-us">{about.title}</h2>
        <p className={`${shared.measure} ${styles.text}`}>{about.text}</p>
      </div>
      <ul className={styles.features}>
        {about.features.map(({ img, title, subtitle, shows_licence }) => (
          <li className={shared.stack3} key={title}>
            <div className={styles.frame}>
              <Picture
                picture={img}
                sizes="(min-width: 82rem) 25rem, (min-width: 40rem) 30vw, 92vw"
                className={styles.picture}
              />
              {licence && shows_licence && <LicenceDocument licence={licence} />}
            </div>
            <div className={shared.stack2}>
              <h3>{title}</h3>
              <p>{subtitle}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
      <p className={`${shared.measure} ${shared.soft} ${styles.teamWords}`}>{words.text}</p>
      <ul className={styles.people}>
        {people.map(({ key, name, role, speaks, since, picture, is_drawn }) => (
          <li className={styles.person} key={key}>
            <figure>
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 46vw"
                className={styles.portrait}
              />
              {is_drawn && <figcaption className={shared.note}>{t("home.team.drawn")}</figcaption>}
            </figure>
            <h3>{name}</h3>
            <p>{role}</p>
            <p className={shared.note}>
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

export const aboutFragment = graphql`
  fragment Licence on SiteSettings {
    company
    licence_number
    licence_authority
    licence_register
  }

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
