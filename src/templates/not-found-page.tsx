import { graphql, type HeadProps, type PageProps } from "gatsby";

import { ErrorPage } from "../components/layout/error-page";
import { getHeadTranslator } from "./head-messages";
import { PageHead } from "./page-head";

export default function NotFoundPage(_: PageProps<Queries.NotFoundPageQuery>) {
  return <ErrorPage status={404} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery>) {
  const t = getHeadTranslator(data, pageContext);
  return (
    <PageHead
      data={data}
      pageContext={pageContext}
      noindex
      seo={{ title: t("common.notFound.title"), description: t("common.notFound.message") }}
    />
  );
}

export const query = graphql`
  query NotFoundPage($locale: String!, $namespaces: [String!]!) {
    ...Frame
  }
`;
