import { graphql, type HeadProps, type PageProps } from "gatsby";

import { AlsoAvailableIn } from "../features/offer-detail/also-available-in";
import { BoatFacts } from "../features/offer-detail/boat-facts";
import { BookingPanel } from "../features/offer-detail/booking-panel";
import { Faq } from "../features/offer-detail/faq";
import { Gallery } from "../features/offer-detail/gallery";
import { GoodToKnow } from "../features/offer-detail/good-to-know";
import { Itinerary } from "../features/offer-detail/itinerary";
import { OfferDetails } from "../features/offer-detail/offer-details";
import { OfferFacts } from "../features/offer-detail/offer-facts";
import { OfferLayout } from "../features/offer-detail/offer-layout";
import { OfferVideo } from "../features/offer-detail/offer-video";
import { Pickup } from "../features/offer-detail/pickup";
import { Places } from "../features/offer-detail/places";
import { PriceTable } from "../features/offer-detail/price-table";
import { RelatedOffers } from "../features/offer-detail/related-offers";
import { OfferSection } from "../features/offer-detail/offer-section";
import { Prose } from "../components/layout/prose";
import type { PageContext } from "../config/page-context";
import { useLocale } from "../i18n/locale-context";
import { getRequired } from "../lib/get-required";
import { PageHead } from "./page-head";

export default function OfferPage({ data, pageContext }: PageProps<Queries.OfferPageQuery, PageContext>) {
  const { t } = useLocale();
  const offer = getRequired(data.offer, "the offer");
  const settings = getRequired(data.settings, "settings/site.json");
  const terms = getRequired(data.terms, "settings/site.json");
  const ports = getRequired(data.ports, "settings/ports.json").ports;
  return (
    <OfferLayout
      title={offer.title}
      summary={offer.summary}
      gallery={<Gallery cover={offer.cover} pictures={offer.gallery} />}
      panel={<BookingPanel offer={offer} whatsappNumber={settings.whatsappNumber} />}
      related={<RelatedOffers offers={offer.related_offers} />}
    >
      <OfferSection id="information" title={t("offer.information")}>
        <OfferFacts offer={offer} ports={ports} />
        <AlsoAvailableIn paths={pageContext.paths} />
      </OfferSection>
      <OfferSection id="description" title={t("offer.description")}>
        <Prose html={offer.body} />
      </OfferSection>
      <OfferVideo video={offer.video} />
      <BoatFacts boat={offer.boat} />
      {settings.pricesOn && <PriceTable offer={offer} ports={ports} notes={terms.price_notes} />}
      <Itinerary itinerary={offer.itinerary} />
      <Places places={offer.places} />
      <Pickup pickup={offer.pickup} ports={ports} />
      <OfferDetails offer={offer} defaults={terms} />
      <Faq faq={offer.faq} />
      <GoodToKnow offer={offer} />
    </OfferLayout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.OfferPageQuery>) {
  const offer = getRequired(data.offer, "the offer");
  const image = offer.cover.image.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return <PageHead data={data} pageContext={pageContext} seo={offer.seo} image={image} />;
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
