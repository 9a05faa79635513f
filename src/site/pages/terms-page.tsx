import { graphql, type PageProps } from "gatsby";

import { PageHeading } from "../layout/page-heading";
import { Prose, Section } from "../layout/section";
import { getRequired } from "../../domain/lib/lookup";

export { Head } from "./page-head";

/** A page of text alone: the terms, how reviews are collected. */
export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const page = getRequired(data.page, "the text of the page");
  return (
    <>
      <PageHeading title={page.title} upperTitle={page.upper_title} intro={page.updated} />
      <Section>
        <Prose html={page.body} />
      </Section>
    </>
  );
}

export const query = graphql`
  query TermsPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!) {
    ...Frame
    page: termsPage(locale: { eq: $locale }, name: { eq: $route }) {
      upper_title
      title
      updated
      body
      seo {
        title
        description
        keywords
      }
    }
  }
`;
