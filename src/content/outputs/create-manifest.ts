import { getLocale, type Locale } from "../../config/locales";
import { getPath } from "../../i18n/routes";
import { BRAND_COLORS } from "../../config/brand-colors";
import type { SiteFacts } from "./site-facts";
import { ICONS } from "./write-icons";

/** Writes the web manifest of a language: what the site is called and looks like on a phone's home screen. */
export function createManifest(facts: SiteFacts, locale: Locale): string {
  const { settings } = facts.locales[locale];
  const { iso, dir } = getLocale(locale);
  const icons = ICONS.flatMap(({ file, size, purpose }) =>
    purpose === undefined ? [] : [{ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }],
  );
  const manifest = {
    name: `${settings.brand} · ${settings.tagline}`,
    short_name: settings.brand,
    description: settings.tagline,
    lang: iso,
    dir,
    id: getPath("home", locale),
    start_url: getPath("home", locale),
    scope: "/",
    display: "minimal-ui",
    background_color: BRAND_COLORS.paper,
    theme_color: BRAND_COLORS.paper,
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }, ...icons],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
