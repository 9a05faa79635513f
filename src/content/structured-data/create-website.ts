import type { WebSite } from "schema-dts";
import type { Locale } from "../../config/locales";
import { getPath } from "../../i18n/routes";
import { toUrl, type SiteFacts } from "../outputs/site-facts";
import { getAgencyId } from "./create-agency";

/** The site as a whole, in one language. */
export function createWebSite(facts: SiteFacts, locale: Locale): WebSite {
  const { settings } = facts.locales[locale];
  return {
    "@type": "WebSite",
    "@id": toUrl(facts, "/#website"),
    name: settings.brand,
    description: settings.tagline,
    url: toUrl(facts, getPath("home", locale)),
    inLanguage: locale,
    publisher: { "@id": getAgencyId(facts) },
  };
}
