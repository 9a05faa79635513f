import { AlsoAvailableIn } from "../../features/offer-detail/also-available-in";
import { BoatFacts } from "../../features/offer-detail/boat-facts";
import { BookingPanel } from "../../features/offer-detail/booking-panel";
import { Faq } from "../../features/offer-detail/faq";
import { Gallery } from "../../features/offer-detail/gallery";
import { GoodToKnow } from "../../features/offer-detail/good-to-know";
import { Itinerary } from "../../features/offer-detail/itinerary";
import { OfferDetails } from "../../features/offer-detail/offer-details";
import { OfferFacts } from "../../features/offer-detail/offer-facts";
import { OfferLayout } from "../../features/offer-detail/offer-layout";
import { OfferSection } from "../../features/offer-detail/offer-section";
import { OfferVideo } from "../../features/offer-detail/offer-video";
import { Pickup } from "../../features/offer-detail/pickup";
import { Places } from "../../features/offer-detail/places";
import { PriceTable } from "../../features/offer-detail/price-table";
import { Prose } from "../../components/layout/prose";
import type { Locale } from "../../config/locales";
import { useLocale } from "../../i18n/locale-context";
import type { PreviewSite } from "./preview-site";
import type { toPreviewOffer } from "./to-preview-offer";

interface OfferPreviewProps {
  offer: ReturnType<typeof toPreviewOffer>;
  site: PreviewSite;
  locale: Locale;
}

/** An offer's page as visitors will see it, made of the site's own parts. */
export function OfferPreview({ offer, site, locale }: OfferPreviewProps) {
  const { t } = useLocale();
  const settings = site.site[locale];
  const { ports } = site.ports[locale];
  return (
    <OfferLayout
      title={offer.title}
      summary={offer.summary}
      gallery={<Gallery cover={offer.cover} pictures={offer.gallery} />}
      panel={<BookingPanel offer={offer} whatsappNumber={settings.whatsappNumber} />}
      related={null}
    >
      <OfferSection id="information" title={t("offer.information")}>
        <OfferFacts offer={offer} ports={ports} />
        <AlsoAvailableIn paths={{}} />
      </OfferSection>
      <OfferSection id="description" title={t("offer.description")}>
        <Prose html={offer.body} />
      </OfferSection>
      <OfferVideo video={offer.video} />
      <BoatFacts boat={offer.boat} />
      {settings.pricesOn && <PriceTable offer={offer} ports={ports} notes={settings.price_notes} />}
      <Itinerary itinerary={offer.itinerary} />
      <Places places={offer.places} />
      <Pickup pickup={offer.pickup} ports={ports} />
      <OfferDetails offer={offer} defaults={settings} />
      <Faq faq={offer.faq} />
      <GoodToKnow offer={offer} />
    </OfferLayout>
  );
}
