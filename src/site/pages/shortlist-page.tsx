import { graphql, type HeadProps, type PageProps } from "gatsby";

import { PageHeading, TrustLine } from "../layout/page-heading";
import { Section } from "../layout/section";
import { getButtonProps } from "../ui/button-class";
import { useFrame, useLocale } from "../ui/locale-context";
import { LocalLink } from "../ui/links";
import { Shortlist } from "../shortlist/shortlist";
import { getHeadTranslator } from "./wrap-page-element";
import { PageHead } from "./page-head";

export default function ShortlistPage({ data }: PageProps<Queries.ShortlistPageQuery>) {
  const { t } = useLocale();
  const { navigation } = useFrame();
  return (
    <>
      <PageHeading title={t("shortlist.title")} intro={t("shortlist.intro")} facts={<TrustLine />}>
        <LocalLink route="contact" {...getButtonProps("outline")}>
          {navigation.footer_action.button}
        </LocalLink>
      </PageHeading>
      <Section>
        <Shortlist offers={data.offers.nodes} keys={data.everywhere.distinct} />
      </Section>
    </>
  );
}

export function Head(props: HeadProps<Queries.ShortlistPageQuery>) {
  const t = getHeadTranslator(props);
  return <PageHead {...props} seo={{ title: t("shortlist.title") }} noindex />;
}

export const query = graphql`
  query ShortlistPage($locale: String!, $language: String!, $namespaces: [String!]!) {
    ...Frame
    everywhere: allOffer {
      distinct(field: { key: SELECT })
    }
    offers: allOffer(filter: { locale: { eq: $locale } }, sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...ListedOffer
      }
    }
  }
`;
