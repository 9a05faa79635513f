import type { Locale } from "../../config/locales";
import { OfferParts, type ShownOffer } from "../../features/offer-detail/offer-parts";
import type { PreviewSite } from "./preview-site";

interface OfferPreviewProps {
  offer: ShownOffer;
  site: PreviewSite;
  locale: Locale;
}

/** An offer's page as visitors will see it, without its links to other pages. */
export function OfferPreview({ offer, site, locale }: OfferPreviewProps) {
  const settings = site.site[locale];
  // A page is given no prices while the agency shows none (src/build/create-resolvers.ts).
  const shown = settings.pricesOn ? offer : { ...offer, prices: [] };
  return <OfferParts offer={shown} settings={settings} ports={site.ports[locale].ports} />;
}
