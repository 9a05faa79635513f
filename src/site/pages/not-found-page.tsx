import { graphql, type HeadProps, type PageProps } from "gatsby";

import { ErrorPage } from "../layout/error-page";
import { ShoreFrame } from "../layout/shore";
import { useFrame, useLocale } from "../ui/locale-context";
import { Picture } from "../ui/picture";
import { useBrowserValue } from "../browser/create-store";
import { LOCALE_CODES } from "../../domain/config/locales";
import { getPath } from "../../domain/i18n/routes";
import { findMeantPage } from "../../domain/lib/find-meant-page";
import { getRequired } from "../../domain/lib/lookup";
import { getHeadTranslator } from "./wrap-page-element";
import { PageHead } from "./page-head";

const NAMED_ROUTES = ["excursions", "activities", "services", "catalog", "contact", "terms"] as const;

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { locale } = useLocale();
  const { picture } = getRequired(data.page, "pages/not-found.json");
  const { navigation } = useFrame();
  const routes = NAMED_ROUTES.flatMap((id) =>
    LOCALE_CODES.map((code) => ({ id, locale: code, path: getPath(id, code), title: navigation[id] })),
  );
  const pathname = useBrowserValue(() => window.location.pathname, "");
  const meant = findMeantPage(pathname, locale, [...routes, ...data.offers.nodes]);
  return (
    <>
      <ShoreFrame height="band">
        <Picture picture={picture} sizes="100vw" priority />
      </ShoreFrame>
      <ErrorPage status={404} meant={meant} />
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
    offers: allOffer {
      nodes {
        id: key
        locale
        path
        title
      }
    }
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
