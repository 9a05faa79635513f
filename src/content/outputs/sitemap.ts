import { SitemapStream, streamToPromise } from "sitemap";

import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { DETAIL_ROUTES, ROUTES, type PlainRoute, type Route } from "../../domain/i18n/routes";
import { groupTranslations } from "../offer-file";
import { toUrl, type SiteFacts, type SiteOffer } from "./site-facts";

/** Writes the sitemap: every page that search engines are to list, with its translations. `getChanged` returns a page's last change. */
export async function createSitemap(
  facts: SiteFacts,
  pages: readonly SitePage[],
  getChanged: (page: SitePage) => string,
): Promise<string> {
  const stream = new SitemapStream({ xmlns: { xhtml: true, news: false, image: false, video: false } });
  for (const page of pages.filter(isIndexed)) {
    const alternates = Object.entries({ ...page.paths, "x-default": page.paths[DEFAULT_LOCALE] });
    stream.write({
      url: toUrl(facts, page.path),
      lastmod: getChanged(page),
      links: alternates.flatMap(([lang, path]) =>
        path === undefined ? [] : { lang, url: toUrl(facts, path) },
      ),
    });
  }
  stream.end();
  return String(await streamToPromise(stream));
}

/**
 * Writes robots.txt: everything but the functions, and where the sitemap is. `/admin` is not forbidden: only a crawler that may read the
 * editor and the page of registration sees their `noindex`.
 */
export function createRobots(facts: SiteFacts): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api",
    "",
    `Sitemap: ${toUrl(facts, "/sitemap.xml")}`,
    "",
  ].join("\n");
}

/** A page of the site in one language. */
export interface SitePage {
  route: Route;
  locale: Locale;
  path: string;
  /** The same page in every language it exists in, this one included. */
  paths: Partial<Record<Locale, string>>;
  offer?: SiteOffer;
}

/** Pages that search engines are asked to leave out. */
const NOT_INDEXED: readonly Route[] = ["registration", "shortlist", "notFound"];

const PLAIN_ROUTES = (Object.keys(ROUTES) as Route[]).filter(
  (route): route is PlainRoute => !(Object.values(DETAIL_ROUTES) as Route[]).includes(route),
);

/** Lists the pages of the site: every plain route in all languages, every offer in those it exists in. */
export function listSitePages(offers: readonly SiteOffer[]): SitePage[] {
  const plain = PLAIN_ROUTES.flatMap((route) => {
    const paths = ROUTES[route];
    return LOCALE_CODES.map((locale) => ({ route, locale, path: paths[locale], paths }));
  });
  const details = groupTranslations(offers).flatMap((translations) => {
    const paths = Object.fromEntries(translations.map(({ locale, path }) => [locale, path]));
    return translations.map((offer) => {
      const { collection, locale, path } = offer;
      return { route: DETAIL_ROUTES[collection], locale, path, paths, offer };
    });
  });
  return [...plain, ...details];
}

/** Tells whether search engines are to list a page. */
export function isIndexed({ route }: SitePage): boolean {
  return !NOT_INDEXED.includes(route);
}
