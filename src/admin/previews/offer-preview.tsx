import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { OfferPanel } from "../../features/booking/offer-panel";
import { OfferParts } from "../../features/offer-detail/offer-parts";
import { isPaused } from "../../lib/is-paused";
import { drawOfferMap } from "../../map/draw-offer-map";
import type { PreviewOffer, PreviewSite } from "./preview-data";

interface OfferPreviewProps {
  offer: PreviewOffer;
  collection: Collection;
  site: PreviewSite;
  locale: Locale;
}

/** An offer's page as visitors will see it, without its links to other pages. */
export function OfferPreview({ offer, collection, site, locale }: OfferPreviewProps) {
  const settings = site.site[locale];
  // A page is given no prices while the agency shows none or the offer is paused (src/content/gatsby/create-resolvers.ts).
  const prices = settings.pricesOn && !isPaused(offer) ? offer.prices : [];
  const { ports } = site.ports[locale];
  const map = drawOfferMap({ ...offer, collection }, ports, locale);
  const shown = { ...offer, prices, map };
  const panel = <OfferPanel offer={shown} settings={settings} ports={ports} />;
  return <OfferParts offer={shown} settings={settings} ports={ports} panel={panel} />;
}
