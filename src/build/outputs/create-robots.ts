import { toUrl, type SiteFacts } from "../site/site-facts";

/** Writes robots.txt: everything but the editor and the functions, and where the sitemap is. */
export function createRobots(facts: SiteFacts): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /admin",
    "Disallow: /api",
    "",
    `Sitemap: ${toUrl(facts, "/sitemap.xml")}`,
    "",
  ].join("\n");
}
