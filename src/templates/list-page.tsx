import { graphql, type HeadProps, type PageProps } from "gatsby";

import { Breadcrumb } from "../components/layout/breadcrumb";
import { PageHeading } from "../components/layout/page-heading";
import { Section } from "../components/layout/section";
import { OfferList } from "../components/offer/offer-list";
import { getRequired } from "../lib/get-required";
import { PageHead } from "./page-head";

export default function ListPage({ data }: PageProps<Queries.ListPageQuery>) {
  const page = getRequired(data.page, "the list's page");
  return (
    <>
      <Breadcrumb title={page.title} />
      <PageHeading title={page.title} intro={page.intro} />
      <Section>
        <OfferList offers={data.offers.nodes} rhythm="lead" headingLevel={2} priority />
      </Section>
    </>
  );
}

export function Head(props: HeadProps<Queries.ListPageQuery>) {
  return <PageHead {...props} seo={getRequired(props.data.page, "the list's page").seo} />;
}

export const query = graphql`
  query ListPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!) {
    ...Frame
    page: listPage(locale: { eq: $locale }, name: { eq: $route }) {
      title
      intro
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
        ...OfferCard
      }
    }
  }
`;
