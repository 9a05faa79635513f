import { graphql, type HeadProps, type PageProps } from "gatsby";

import type { PageContext } from "../../domain/config/site-pages";
import { Breadcrumb, TrustLine } from "../layout/page-heading";
import type { Collection } from "../../domain/config/offer";
import { BookingBar } from "../booking/booking-bar";
import { OfferPanel } from "../booking/booking-panel";
import { CardView } from "../concierge-card/card-view";
import { AlsoAvailableIn, OfferActions, PrintedSheet, RelatedOffers } from "../offer/offer-extras";
import { OfferParts } from "../offer/offer-parts";
import { OfferReviews, ReviewsLine } from "../offer/offer-reviews";
import { getPath } from "../../domain/i18n/routes";
import { getRequired } from "../../domain/lib/lookup";
import { isPaused } from "../../domain/lib/offer-rules";
import { useFrame } from "../ui/locale-context";
import { PageHead } from "./page-head";

export default function OfferPage({ data, pageContext }: PageProps<Queries.OfferPageQuery, PageContext>) {
  const offer = getRequired(data.offer, "the offer");
  const { navigation } = useFrame();
  const collection = offer.collection as Collection;
  const { host } = new URL(data.site?.siteMetadata?.siteUrl ?? "");
  return (
    <CardView offer={offer} host={host}>
      <Breadcrumb
        above={[{ title: navigation[collection], path: getPath(collection, pageContext.locale) }]}
        title={offer.title}
      />
      <OfferParts
        offer={offer}
        terms={getRequired(data.settings, "settings/site.json")}
        trust={
          <div>
            <ReviewsLine reviews={offer.reviews} />
            <TrustLine />
          </div>
        }
        panel={<OfferPanel offer={offer} hasRelated={offer.related_offers.length > 0} />}
        translations={<AlsoAvailableIn paths={pageContext.paths} />}
        actions={
          <>
            <OfferActions offer={offer} />
            <PrintedSheet path={offer.path} host={host} />
          </>
        }
        hasReviews={offer.reviews.count > 0}
        reviews={<OfferReviews reviews={offer.reviews} />}
        related={<RelatedOffers offers={offer.related_offers} />}
      />
      {!isPaused(offer) && <BookingBar offer={offer} />}
    </CardView>
  );
}

export function Head(props: HeadProps<Queries.OfferPageQuery>) {
  const offer = getRequired(props.data.offer, "the offer");
  return <PageHead {...props} seo={offer.seo} />;
}

export const query = graphql`
  query OfferPage($id: String!, $locale: String!, $language: String!, $namespaces: [String!]!) {
    ...Frame
    settings: siteSettings(locale: { eq: $locale }) {
      ...OfferSettings
    }
    offer(id: { eq: $id }) {
      path
      collection
      seo {
        title
        description
        keywords
      }
      ...OfferParts
      ...OfferBooking
      ...OfferCard
      reviews {
        ...OfferReviews
      }
      related_offers {
        ...OfferCard
      }
    }
  }
`;
