import { LOCALE_CODES, type Locale } from "../../src/config/locales";
import { DETAIL_ROUTES, ROUTES, type PlainRoute, type Route } from "../../src/i18n/routes";
import { getTranslations, loadContent, OFFERS, type Offer } from "./fixture";

const site = loadContent("settings/site");

/** A page of the site and what its head must say. */
export interface SitePage {
  route: Route;
  locale: Locale;
  path: string;
  title: string;
  description: string;
  isIndexed: boolean;
  /** The same page in every language it exists in, this one included. */
  translations: Partial<Record<Locale, string>>;
}

const PLAIN_ROUTES = [
  ...(["home", "excursions", "activities", "services", "catalog"] as const),
  ...(["contact", "terms", "reviews", "registration"] as const),
] satisfies PlainRoute[];

export function getTitle(locale: Locale, title: string): string {
  return `${site[locale].brand} | ${title}`;
}

function loadPlainPages(route: (typeof PLAIN_ROUTES)[number]): SitePage[] {
  const content = loadContent(`pages/${route}`);
  return LOCALE_CODES.map((locale) => ({
    route,
    locale,
    path: ROUTES[route][locale],
    title: getTitle(locale, content[locale].seo.title),
    description: content[locale].seo.description,
    isIndexed: route !== "registration",
    translations: ROUTES[route],
  }));
}

function toPage({ collection, key, locale, path, seo }: Offer): SitePage {
  return {
    route: DETAIL_ROUTES[collection],
    locale,
    path,
    title: getTitle(locale, seo.title),
    description: seo.description,
    isIndexed: true,
    translations: getTranslations(collection, key),
  };
}

/** Every page that answers 200 and has a text of its own in each language. */
export const ALL_PAGES: readonly SitePage[] = [
  ...PLAIN_ROUTES.flatMap(loadPlainPages),
  ...OFFERS.map(toPage),
];
