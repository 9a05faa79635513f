import { graphql, type HeadProps, type PageProps } from "gatsby";

import type { PageContext } from "../config/page-context";
import { Breadcrumb } from "../components/layout/breadcrumb";
import type { Collection } from "../config/offer";
import { AlsoAvailableIn } from "../features/offer-detail/also-available-in";
import { OfferParts } from "../features/offer-detail/offer-parts";
import { RelatedOffers } from "../features/offer-detail/related-offers";
import { getPath } from "../i18n/routes";
import { getRequired } from "../lib/get-required";
import { PageHead } from "./page-head";

export default function OfferPage({ data, pageContext }: PageProps<Queries.OfferPageQuery, PageContext>) {
  const offer = getRequired(data.offer, "the offer");
  const settings = getRequired(data.settings, "settings/site.json");
  const navigation = getRequired(data.navigation, "settings/navigation.json");
  const collection = offer.collection as Collection;
  const terms = getRequired(data.terms, "settings/site.json");
  return (
    <>
      <Breadcrumb
        above={[{ title: navigation[collection], path: getPath(collection, pageContext.locale) }]}
        title={offer.title}
      />
      <OfferParts
        offer={offer}
        settings={{ ...settings, ...terms }}
        ports={getRequired(data.ports, "settings/ports.json").ports}
        translations={<AlsoAvailableIn paths={pageContext.paths} />}
        related={<RelatedOffers offers={offer.related_offers} />}
      />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.OfferPageQuery>) {
  const offer = getRequired(data.offer, "the offer");
  return <PageHead data={data} pageContext={pageContext} seo={offer.seo} />;
}

export const query = graphql`
  query OfferPage($id: String!, $locale: String!, $namespaces: [String!]!) {
    ...Frame
    terms: siteSettings(locale: { eq: $locale }) {
      ...PriceNotes
      ...OfferDefaults
    }
    ports: portsSettings(locale: { eq: $locale }) {
      ports {
        ...PortName
      }
    }
    offer(id: { eq: $id }) {
      collection
      title
      summary
      body
      seo {
        title
        description
        keywords
      }
      ...OfferGallery
      ...OfferFacts
      ...OfferVideo
      ...OfferBoat
      ...OfferPrices
      ...OfferBooking
      ...OfferPlan
      ...OfferDetails
      ...OfferGoodToKnow
      related_offers {
        ...OfferCard
      }
    }
  }
`;
