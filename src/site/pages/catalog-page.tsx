import type { ReactNode } from "react";
import { graphql, type PageProps } from "gatsby";

import { Section } from "../layout/section";
import * as shared from "../../styles/shared.module.css";
import { Breadcrumb, PageHeading } from "../layout/page-heading";
import { FirstFacts, WaysNote } from "../offer-list/first-facts";
import { OfferList } from "../offer-list/offer-list";
import { getButtonProps } from "../ui/button-class";
import { useFrame } from "../ui/locale-context";
import { LocalLink, OutsideLink } from "../ui/links";
import { useChatText } from "../layout/chat-button";
import { COLLECTIONS, type Collection } from "../../domain/config/offer";
import { getChatUrl } from "../../domain/lib/chat-url";
import { getRequired } from "../../domain/lib/lookup";
import { CatalogMap } from "../catalog/catalog-map";
import { Catalog } from "../catalog/catalog";
import { getFacts, NoScriptFilters } from "../catalog/no-script-filters";

export { Head } from "./page-head";

interface CatalogGroupProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

function CatalogGroup({ id, title, text, children }: CatalogGroupProps) {
  return (
    <Section labelledBy={id}>
      <div className={shared.stack5}>
        <h2 id={id}>{title}</h2>
        {text && <p className={shared.measure}>{text}</p>}
        {children}
      </div>
    </Section>
  );
}

/** The collections that have a list page of their own. */
const OTHER_COLLECTIONS = COLLECTIONS.filter((collection) => collection !== "catalog");

export default function CatalogPage({ data, location }: PageProps<Queries.CatalogPageQuery>) {
  const page = getRequired(data.page, "pages/catalog.json");
  const { navigation, whatsappNumber } = useFrame();
  const getOffers = (collection: Collection) =>
    data.offers.nodes.filter((offer) => offer.collection === collection);
  const kinds = OTHER_COLLECTIONS.map((id) => ({ id, title: navigation[id] }));
  return (
    <>
      <Breadcrumb title={page.title} />
      <Catalog
        heading={
          <PageHeading
            title={page.title}
            intro={page.intro}
            facts={<FirstFacts flagship={data.flagship.nodes[0]} />}
            isBeside
          >
            <OutsideLink
              href={getChatUrl(whatsappNumber, useChatText("reserve"))}
              {...getButtonProps("action")}
            >
              {page.reserve_button}
            </OutsideLink>
            <LocalLink route="contact" {...getButtonProps("outline")}>
              {page.contact_button}
            </LocalLink>
            <WaysNote book={page.reserve_button} contact={page.contact_button} />
          </PageHeading>
        }
        map={<CatalogMap map={page.map} />}
        offers={data.offers.nodes}
        location={location}
        plainFilters={<NoScriptFilters kinds={[{ id: "charter", title: page.charter_title }, ...kinds]} />}
      >
        <CatalogGroup id="charter" title={page.charter_title} text={page.charter_text}>
          <OfferList offers={getOffers("catalog")} rhythm="lead" getFacts={getFacts} />
        </CatalogGroup>
        {kinds.map(({ id, title }) => (
          <CatalogGroup key={id} id={id} title={title}>
            <OfferList offers={getOffers(id)} getFacts={getFacts} />
          </CatalogGroup>
        ))}
      </Catalog>
    </>
  );
}

export const query = graphql`
  query CatalogPage($locale: String!, $language: String!, $namespaces: [String!]!) {
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
    flagship: allOffer(
      filter: { locale: { eq: $locale }, featured: { eq: true } }
      sort: { order: ASC }
      limit: 1
    ) {
      nodes {
        ...Flagship
      }
    }
    offers: allOffer(filter: { locale: { eq: $locale } }, sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...OfferCard
        ...CatalogOffer
      }
    }
  }
`;
