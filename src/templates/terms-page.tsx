import { graphql, type HeadProps, type PageProps } from "gatsby";

import { PageHeading } from "../components/layout/page-heading";
import { Prose } from "../components/layout/prose";
import { Section } from "../components/layout/section";
import { getRequired } from "../lib/get-required";
import { PageHead } from "./page-head";

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const page = getRequired(data.page, "pages/terms.json");
  return (
    <>
      <PageHeading title={page.title} upperTitle={page.upper_title} intro={page.updated} />
      <Section>
        <Prose html={page.body} />
      </Section>
    </>
  );
}

export function Head(props: HeadProps<Queries.TermsPageQuery>) {
  return <PageHead {...props} seo={getRequired(props.data.page, "pages/terms.json").seo} />;
}

export const query = graphql`
  query TermsPage($locale: String!, $language: String!, $namespaces: [String!]!) {
    ...Frame
    page: termsPage(locale: { eq: $locale }) {
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
