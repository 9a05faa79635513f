import { graphql, type HeadProps, type PageProps } from "gatsby";

import { PageHeading } from "../components/layout/page-heading";
import { Section } from "../components/layout/section";
import { OfferList } from "../components/offer/offer-list";
import { getButtonProps } from "../components/ui/button-class";
import { LocalLink } from "../components/ui/local-link";
import { OutsideLink } from "../components/ui/outside-link";
import { useChatText } from "../components/layout/use-chat-text";
import { COLLECTIONS } from "../config/offer";
import { getChatUrl } from "../lib/chat-url";
import { getRequired } from "../lib/get-required";
import { CatalogGroup } from "../features/catalogue/catalog-group";
import { CatalogMap } from "../features/catalogue/catalog-map";
import { useLocale } from "../i18n/locale-context";
import { PageHead } from "./page-head";

export default function CatalogPage({ data }: PageProps<Queries.CatalogPageQuery>) {
  const page = getRequired(data.page, "pages/catalog.json");
  const { whatsappNumber } = getRequired(data.settings, "settings/site.json");
  const { t } = useLocale();
  const charter = data.offers.nodes.filter((offer) => offer.collection === "catalog");
  return (
    <>
      <PageHeading title={page.title} intro={page.intro}>
        <OutsideLink href={getChatUrl(whatsappNumber, useChatText())} {...getButtonProps("action")}>
          {page.reserve_button}
        </OutsideLink>
        <LocalLink route="contact" {...getButtonProps("outline")}>
          {page.contact_button}
        </LocalLink>
      </PageHeading>
      <Section labelledBy="where">
        <CatalogGroup id="where" title={t("offer.catalogMap.title")}>
          <CatalogMap map={page.map} />
        </CatalogGroup>
      </Section>
      <Section labelledBy="charter">
        <CatalogGroup id="charter" title={page.charter_title} text={page.charter_text}>
          <OfferList offers={charter} rhythm="lead" />
        </CatalogGroup>
      </Section>
      {COLLECTIONS.filter((collection) => collection !== "catalog").map((collection) => (
        <Section key={collection} labelledBy={collection}>
          <CatalogGroup
            id={collection}
            title={getRequired(data.navigation, "settings/navigation.json")[collection]}
          >
            <OfferList offers={data.offers.nodes.filter((offer) => offer.collection === collection)} />
          </CatalogGroup>
        </Section>
      ))}
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.CatalogPageQuery>) {
  return (
    <PageHead data={data} pageContext={pageContext} seo={getRequired(data.page, "pages/catalog.json").seo} />
  );
}

export const query = graphql`
  query CatalogPage($locale: String!, $namespaces: [String!]!) {
    ...Frame
    page: catalogPage(locale: { eq: $locale }) {
      title
      intro
      reserve_button
      contact_button
      charter_title
      charter_text
      map {
        ...CatalogRegions
      }
      seo {
        title
        description
        keywords
      }
    }
    offers: allOffer(filter: { locale: { eq: $locale } }, sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...OfferCard
      }
    }
  }
`;
