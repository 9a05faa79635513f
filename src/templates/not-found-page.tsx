import { graphql, type HeadProps, type PageProps } from "gatsby";

import { ErrorPage } from "../components/layout/error-page";
import { ShoreFrame } from "../components/layout/shore-frame";
import { Picture } from "../components/media/picture";
import { getRequired } from "../lib/get-required";
import { getHeadTranslator } from "./head-messages";
import { PageHead } from "./page-head";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { picture } = getRequired(data.page, "pages/not-found.json");
  return (
    <>
      <ShoreFrame height="band">
        <Picture picture={picture} sizes="100vw" priority />
      </ShoreFrame>
      <ErrorPage status={404} />
    </>
  );
}

export function Head(props: HeadProps<Queries.NotFoundPageQuery>) {
  const t = getHeadTranslator(props);
  return (
    <PageHead
      {...props}
      noindex
      seo={{ title: t("common.notFound.title"), description: t("common.notFound.message") }}
    />
  );
}

export const query = graphql`
  query NotFoundPage($locale: String!, $language: String!, $namespaces: [String!]!) {
    ...Frame
    page: notFoundPage(locale: { eq: $locale }) {
      picture {
        alt
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 3, breakpoints: [640, 960, 1280, 1920])
          }
        }
      }
    }
  }
`;
