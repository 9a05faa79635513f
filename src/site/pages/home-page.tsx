import { graphql, type HeadProps, type PageProps } from "gatsby";

import { useLocale } from "../ui/locale-context";
import { Section } from "../layout/section";
import { OfferList } from "../offer-list/offer-list";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/links";
import * as styles from "./home-page.module.css";
import { AboutUs, Team } from "../home/about-us";
import { CallToAction, Hero } from "../home/hero";
import { CategoryTeaser, WaysIn } from "../home/ways-in";
import { FirstFacts } from "../offer-list/first-facts";
import { getRequired } from "../../domain/lib/lookup";
import { PageHead } from "./page-head";

/** The inline script of the root path that sends a visitor to the page in their language before the first paint; empty in the browser's bundle. */
function RootLanguageScript() {
  if (ROOT_LANGUAGE_SCRIPT === "") return null;
  return <script dangerouslySetInnerHTML={{ __html: ROOT_LANGUAGE_SCRIPT }} />;
}

interface FeaturedCatalogProps {
  featured: { title: string; text: string };
  offers: readonly Queries.OfferCardFragment[];
}

function FeaturedCatalog({ featured, offers }: FeaturedCatalogProps) {
  const { t } = useLocale();
  return (
    <Section labelledBy="featured">
      <div className={styles.words}>
        <h2 id="featured">{featured.title}</h2>
        <p>{featured.text}</p>
      </div>
      <OfferList offers={offers} rhythm="lead" />
      <p className={styles.all}>
        <LocalLink route="catalog" {...getButtonProps("outline")}>
          {t("offer.all")}
        </LocalLink>
      </p>
    </Section>
  );
}

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = getRequired(data.page, "pages/home.json");
  return (
    <>
      <Hero hero={page.hero} facts={<FirstFacts flagship={data.offers.nodes[0]} />} />
      <WaysIn ways={page.ways} />
      <CategoryTeaser categories={page.categories} />
      <AboutUs about={page.about} licence={data.settings} />
      <Team words={page.team} people={data.team.nodes} />
      <FeaturedCatalog featured={page.featured} offers={data.offers.nodes} />
      <CallToAction action={page.call_to_action} />
    </>
  );
}

export function Head(props: HeadProps<Queries.HomePageQuery>) {
  const page = getRequired(props.data.page, "pages/home.json");
  return (
    <>
      {props.location.pathname === "/" && <RootLanguageScript />}
      <PageHead {...props} seo={page.seo} />
    </>
  );
}

export const query = graphql`
  query HomePage($locale: String!, $language: String!, $namespaces: [String!]!) {
    ...Frame
    settings: siteSettings(locale: { eq: $locale }) {
      ...Licence
    }
    page: homePage(locale: { eq: $locale }) {
      hero {
        ...HomeHero
      }
      ways {
        ...HomeWays
      }
      categories {
        ...HomeCategories
      }
      about {
        ...HomeAbout
      }
      team {
        title
        text
      }
      call_to_action {
        ...HomeCallToAction
      }
      featured {
        title
        text
      }
      seo {
        title
        description
        keywords
      }
    }
    team: allTeamMember(filter: { locale: { eq: $locale } }, sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...TeamPerson
      }
    }
    offers: allOffer(filter: { locale: { eq: $locale }, featured: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...Flagship
        ...OfferCard
      }
    }
  }
`;
