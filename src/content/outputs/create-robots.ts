import { toUrl, type SiteFacts } from "./site-facts";

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
