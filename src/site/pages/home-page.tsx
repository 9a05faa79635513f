import { graphql, type HeadProps, type PageProps } from "gatsby";

import { AboutUs } from "../home/about-us";
import { CallToAction } from "../home/call-to-action";
import { CategoryTeaser } from "../home/category-teaser";
import { FeaturedCatalog } from "../home/featured-catalog";
import { Hero } from "../home/hero";
import { Team } from "../home/team";
import { WaysIn } from "../home/ways-in";
import { FirstFacts } from "../offer-list/first-facts";
import { RootLanguageScript } from "./root-language-script";
import { getRequired } from "../../domain/lib/get-required";
import { PageHead } from "./page-head";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = getRequired(data.page, "pages/home.json");
  return (
    <>
      <Hero hero={page.hero} facts={<FirstFacts frame={data} flagship={data.offers.nodes[0]} />} />
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
