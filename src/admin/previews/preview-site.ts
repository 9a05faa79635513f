import type { Locale } from "../../config/locales";
import type { OfferSettings } from "../../features/offer-detail/offer-parts";
import type { PortName } from "../../features/offer-detail/port-name";
import type { MappedPort } from "../../map/draw-offer-map";

/** What previews need of the settings, as the build wrote it into `/admin/settings.json`. */
export interface PreviewSite {
  site: Record<Locale, OfferSettings>;
  ports: Record<Locale, { ports: (PortName & MappedPort)[] }>;
}
