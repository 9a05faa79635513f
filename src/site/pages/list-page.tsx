import { graphql, type PageProps } from "gatsby";

import { Breadcrumb, PageHeading, PictureHeading } from "../layout/page-heading";
import { Section } from "../layout/section";
import { FirstFacts } from "../offer-list/first-facts";
import { OfferList } from "../offer-list/offer-list";
import { getButtonProps } from "../ui/button-class";
import { useFrame } from "../ui/locale-context";
import { LocalLink } from "../ui/links";
import { Catalog } from "../catalog/catalog";
import { getFacts, NoScriptFilters } from "../catalog/no-script-filters";
import { getRequired } from "../../domain/lib/lookup";

export { Head } from "./page-head";

export default function ListPage({ data, location }: PageProps<Queries.ListPageQuery>) {
  const page = getRequired(data.page, "the list's page");
  const { navigation } = useFrame();
  const offers = data.offers.nodes;
  return (
    <>
      <PictureHeading picture={page.picture}>
        <Breadcrumb title={page.title} />
        <PageHeading
          title={page.title}
          intro={page.intro}
          facts={<FirstFacts flagship={offers[0]} />}
          isBeside
        >
          <LocalLink route="contact" {...getButtonProps("action")}>
            {navigation.footer_action.button}
          </LocalLink>
        </PageHeading>
      </PictureHeading>
      <Catalog {...{ offers, location }} plainFilters={<NoScriptFilters kinds={[]} />}>
        <Section>
          <OfferList offers={offers} rhythm="lead" headingLevel={2} getFacts={getFacts} />
        </Section>
      </Catalog>
    </>
  );
}

export const query = graphql`
  query ListPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!) {
    ...Frame
    page: listPage(locale: { eq: $locale }, name: { eq: $route }) {
      title
      intro
      picture {
        ...HeadingPicture
      }
      seo {
        title
        description
        keywords
      }
    }
    offers: allOffer(
      filter: { locale: { eq: $locale }, collection: { eq: $route } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...Flagship
        ...OfferCard
        ...CatalogOffer
      }
    }
  }
`;
