import type { DayOfWeek, TravelAgency, WebSite } from "schema-dts";

import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { WEEKDAYS, type Weekday } from "../../domain/config/offer";
import { getPath } from "../../domain/i18n/routes";
import { toUrl, type SiteFacts } from "../outputs/site-facts";
import { getSiteShare } from "../share/share-paths";

const COUNTRY = "DO";

function getAgencyId(facts: SiteFacts): string {
  return toUrl(facts, "/#agency");
}

/** The agency as the one who offers something. */
export function createProvider(facts: SiteFacts, locale: Locale) {
  const { settings } = facts.locales[locale];
  return {
    "@type": "TravelAgency" as const,
    "@id": getAgencyId(facts),
    name: settings.brand,
    url: toUrl(facts, getPath("home", locale)),
  };
}

function toDay(weekday: Weekday): DayOfWeek {
  return `https://schema.org/${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}` as DayOfWeek;
}

/** The agency with its address, its hours and its ways to be reached. */
export function createAgency(facts: SiteFacts, locale: Locale): TravelAgency {
  const { settings, inbox } = facts.locales[locale];
  const { street, town, lat, lon } = settings.address;
  const openDays = WEEKDAYS.filter((weekday) => !inbox.closed_weekdays.includes(weekday));
  return {
    ...createProvider(facts, locale),
    legalName: settings.company,
    description: settings.tagline,
    image: toUrl(facts, getSiteShare(facts, locale).path),
    logo: toUrl(facts, "/icons/icon-512.png"),
    telephone: settings.phone,
    email: settings.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: town,
      addressCountry: COUNTRY,
    },
    geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: openDays.map(toDay),
      opens: settings.office_hours.opens,
      closes: settings.office_hours.closes,
    },
    knowsLanguage: LOCALE_CODES,
    sameAs: Object.values(settings.social),
  };
}

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
