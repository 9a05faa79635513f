import type { Locale } from "../../config/locales";

/** What previews need of the settings, as the build wrote it into `/admin/settings.json`. */
export interface PreviewSite {
  site: Record<
    Locale,
    Queries.PriceNotesFragment & Queries.OfferDefaultsFragment & { pricesOn: boolean; whatsappNumber: string }
  >;
  ports: Record<Locale, { ports: { key: string; name: string }[] }>;
}
