import type { Locale } from "../../domain/config/locales";
import { COLLECTIONS } from "../../domain/config/offer";
import { getFilePath, getPath } from "../../domain/i18n/routes";
import { escapeMarkup } from "../../domain/lib/escape-markup";
import { isPaused } from "../../domain/lib/offer-rules";
import { renderMarkdown } from "../../domain/lib/markdown";
import { getEntryPicturePath } from "../share/share-paths";
import type { FileDates } from "./last-changes";
import { compareOffers, toUrl, type SiteFacts, type SiteOffer } from "./site-facts";

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

const SECONDS_PER_HOUR = 3600;

/** An offer in the words of Google's Things to do feed, as far as they fit; prices only where there are any. */
function createThingToDo(facts: SiteFacts, offer: SiteOffer) {
  const { t, ports, settings } = facts.locales[offer.locale];
  const inWords = (text: string) => ({ localized_texts: [{ language_code: offer.locale, text }] });
  const options = offer.ports.map((port) => ({
    id: `${offer.key}-${port}`,
    title: inWords(ports.find(({ key }) => key === port)?.name ?? port),
    landing_page: { url: toUrl(facts, offer.path) },
    ...(offer.duration_hours !== undefined && { duration_sec: offer.duration_hours * SECONDS_PER_HOUR }),
    ...(offer.prices.length > 0 && {
      price_options: offer.prices
        .filter((price) => price.port === port)
        .map(({ adult, currency }) => ({
          id: offer.price_basis,
          title: t(`offer.prices.fromBasis.${offer.price_basis}`),
          price: { currency_code: currency, units: adult, nanos: 0 },
        })),
    }),
    meeting_point: offer.pickup
      .filter((pickup) => pickup.port === port)
      .map(({ place }) => ({ description: inWords(place) })),
  }));
  return {
    id: offer.key,
    title: inWords(offer.title),
    description: inWords(offer.summary),
    product_features: [...offer.included, ...offer.bring].map((value) => ({
      feature_type: "TEXT_FEATURE",
      value: inWords(value),
    })),
    operator: { name: inWords(settings.company), phone_number: settings.phone },
    related_locations: offer.places.map(({ name, lat, lon }) => ({
      name,
      coordinates: { latitude: lat, longitude: lon },
    })),
    options,
  };
}

/** Writes all offers of a language as a JSON Feed 1.1, in the catalog's order. */
export function createOffersFeed(
  facts: SiteFacts,
  locale: Locale,
  getDates: (offer: SiteOffer) => FileDates,
): string {
  const { settings, offers } = facts.locales[locale];
  const inOrder = [...offers].sort(
    (a, b) => COLLECTIONS.indexOf(a.collection) - COLLECTIONS.indexOf(b.collection) || compareOffers(a, b),
  );
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: settings.brand,
    description: settings.tagline,
    home_page_url: toUrl(facts, getPath("home", locale)),
    feed_url: toUrl(facts, getFilePath("offersFeed", locale)),
    icon: toUrl(facts, "/icons/icon-512.png"),
    language: locale,
    authors: [{ name: settings.company, url: toUrl(facts, getPath("contact", locale)) }],
    items: inOrder.map((offer) => {
      const { created, changed } = getDates(offer);
      return {
        id: toUrl(facts, offer.path),
        url: toUrl(facts, offer.path),
        title: offer.title,
        summary: offer.summary,
        content_html: renderMarkdown(offer.body),
        image: toUrl(facts, getEntryPicturePath(facts, offer)),
        date_published: created,
        date_modified: changed,
        tags: offer.category_tags.map((tag) => facts.locales[locale].t(`offer.tags.${tag}`)),
        language: locale,
        // What is paused cannot be booked.
        ...(!isPaused(offer) && { _things_to_do: createThingToDo(facts, offer) }),
      };
    }),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

const SPACES = "\t\n\r";

/** XML 1.0 forbids control characters, lone surrogates, U+FFFE and U+FFFF, escaped or not. */
function isAllowed(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return SPACES.includes(character);
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** Escapes a text for XML; characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  return escapeMarkup([...text].filter(isAllowed).join(""));
}
