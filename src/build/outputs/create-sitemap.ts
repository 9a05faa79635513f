import { DEFAULT_LOCALE } from "../../config/locales";
import { toUrl, type SiteFacts } from "../site/site-facts";
import { isIndexed, type SitePage } from "../site/site-pages";
import { escapeXml } from "./escape-xml";

function createEntry(facts: SiteFacts, { path, paths }: SitePage, changed: string): string {
  const alternates = Object.entries({ ...paths, "x-default": paths[DEFAULT_LOCALE] }).flatMap(
    ([code, other]) =>
      other === undefined
        ? []
        : [`    <xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(toUrl(facts, other))}"/>`],
  );
  return [
    "  <url>",
    `    <loc>${escapeXml(toUrl(facts, path))}</loc>`,
    `    <lastmod>${changed}</lastmod>`,
    ...alternates,
    "  </url>",
  ].join("\n");
}

/** Writes the sitemap: every page that search engines are to list, with its translations. `getChanged` tells a page's last change. */
export function createSitemap(
  facts: SiteFacts,
  pages: readonly SitePage[],
  getChanged: (page: SitePage) => string,
): string {
  const entries = pages.filter(isIndexed).map((page) => createEntry(facts, page, getChanged(page)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
