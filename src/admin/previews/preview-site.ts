import type { Locale } from "../../config/locales";
import type { OfferSettings } from "../../features/offer-detail/offer-parts";
import type { BookingPort } from "../../booking/bookable-offer";
import type { PanelSettings } from "../../features/booking/booking-context";
import type { MappedPort } from "../../map/draw-offer-map";

/** What previews need of the settings, as the build wrote it into `/admin/settings.json`. */
export interface PreviewSite {
  site: Record<Locale, OfferSettings & PanelSettings>;
  ports: Record<Locale, { ports: (BookingPort & MappedPort)[] }>;
}
