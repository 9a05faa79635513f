import type { Locale } from "../../config/locales";
import { BookingPanel } from "../../features/booking/booking-panel";
import { OfferParts } from "../../features/offer-detail/offer-parts";
import type { PreviewSite } from "./preview-site";
import type { PreviewOffer } from "./to-preview-offer";

interface OfferPreviewProps {
  offer: PreviewOffer;
  site: PreviewSite;
  locale: Locale;
}

/** An offer's page as visitors will see it, without its links to other pages. */
export function OfferPreview({ offer, site, locale }: OfferPreviewProps) {
  const settings = site.site[locale];
  // A page is given no prices while the agency shows none (src/build/create-resolvers.ts).
  const shown = settings.pricesOn ? offer : { ...offer, prices: [] };
  const { ports } = site.ports[locale];
  const panel = <BookingPanel offer={shown} settings={settings} ports={ports} />;
  return <OfferParts offer={shown} settings={settings} ports={ports} panel={panel} />;
}
