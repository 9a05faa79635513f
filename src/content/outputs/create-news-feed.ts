import type { Locale } from "../../config/locales";
import { getFilePath, getPath } from "../../i18n/routes";
import { getEntryPicturePath } from "../share/share-paths";
import type { FileDates } from "./read-last-changes";
import { compareOffers, toUrl, type SiteFacts, type SiteOffer } from "./site-facts";
import { escapeXml } from "./escape-xml";

/** The feed lists the newest offers only. */
const MAX_ITEMS = 20;

/** Writes the newest offers of a language as RSS 2.0, the latest first. */
export function createNewsFeed(
  facts: SiteFacts,
  locale: Locale,
  getDates: (offer: SiteOffer) => FileDates,
): string {
  const { settings, offers, t } = facts.locales[locale];
  const newest = [...offers]
    .sort((a, b) => getDates(b).created.localeCompare(getDates(a).created) || compareOffers(a, b))
    .slice(0, MAX_ITEMS);
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const self = toUrl(facts, getFilePath("newsFeed", locale));
  const items = newest.map((offer) =>
    [
      "    <item>",
      `      ${element("title", offer.title)}`,
      `      ${element("link", toUrl(facts, offer.path))}`,
      `      <guid isPermaLink="true">${escapeXml(toUrl(facts, offer.path))}</guid>`,
      `      ${element("description", offer.summary)}`,
      `      ${element("pubDate", new Date(getDates(offer).created).toUTCString())}`,
      `      ${element("category", t(`offer.kind.${offer.collection}`))}`,
      `      <media:content url="${escapeXml(toUrl(facts, getEntryPicturePath(facts, offer)))}" medium="image" type="image/jpeg"/>`,
      "    </item>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    "  <channel>",
    `    ${element("title", settings.brand)}`,
    `    ${element("link", toUrl(facts, getPath("catalog", locale)))}`,
    `    ${element("description", settings.tagline)}`,
    `    ${element("language", locale)}`,
    `    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
}
