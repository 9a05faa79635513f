import { SitemapStream, streamToPromise } from "sitemap";
import { DEFAULT_LOCALE } from "../../config/locales";
import { toUrl, type SiteFacts } from "./site-facts";
import { isIndexed, type SitePage } from "./site-pages";

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
