import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { DETAIL_ROUTES, getFilePath, ROUTES } from "../../domain/i18n/routes";
import { loadSiteFacts } from "../../testing/content-nodes";
import type { FileDates } from "./last-changes";
import { listSitePages, createRobots, createSitemap } from "./sitemap";
import { createManifest } from "./manifest";
import { createNewsFeed, createOffersFeed, escapeXml } from "./feeds";

const facts = loadSiteFacts();
const OFFERS = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers);
const withoutPrices = loadSiteFacts({ pricesOn: false });
const DATES: FileDates = { created: "2026-10-01T08:00:00.000Z", changed: "2026-11-02T09:30:00.000Z" };
const getDates = () => DATES;
const EACH_LOCALE = LOCALE_CODES.map((locale): [Locale] => [locale]);

function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
}

function getText(element: Element | null | undefined, name: string): string | null | undefined {
  return element?.getElementsByTagName(name)[0]?.textContent;
}

describe("the sitemap", () => {
  const pages = listSitePages(OFFERS);
  let urls: Element[] = [];
  let entries = new Map<string | null | undefined, Record<string, string>>();

  beforeAll(async () => {
    const sitemap = parseXml(await createSitemap(facts, pages, () => DATES.changed));
    urls = [...sitemap.getElementsByTagName("url")];
    entries = new Map(
      urls.map((url) => {
        const links = [...url.getElementsByTagName("xhtml:link")];
        const alternates = links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
        return [getText(url, "loc"), Object.fromEntries(alternates) as Record<string, string>];
      }),
    );
  });

  it("lists every page once that search engines are to list", () => {
    expect(urls).toHaveLength(entries.size);
    const isPlain = (route: string) => !Object.values<string>(DETAIL_ROUTES).includes(route);
    const hidden = ["registration", "shortlist", "notFound"];
    const listed = Object.keys(ROUTES).filter((route) => isPlain(route) && !hidden.includes(route));
    expect(entries.size).toBe(listed.length * LOCALE_CODES.length + OFFERS.length);
    expect([...entries.keys()].join(" ")).not.toMatch(/registro|404|\/admin/);
  });

  it("names translations that name each other, and the English one for everybody else", () => {
    for (const [url, alternates] of entries) {
      const { "x-default": standard, ...translations } = alternates;
      expect(Object.values(translations)).toContain(url);
      expect(standard).toBe(translations["en"]);
      for (const other of Object.values(translations)) expect(entries.get(other)).toEqual(alternates);
    }
  });
});

it("robots.txt keeps crawlers from the functions alone, so that they see the noindex of /admin, and names the sitemap", () => {
  const lines = createRobots(facts).split("\n");
  expect(lines.filter((line) => line.startsWith("Disallow:"))).toEqual(["Disallow: /api"]);
  expect(lines).toContain("Sitemap: https://tours.example/sitemap.xml");
});

describe("the feed of all offers", () => {
  interface Feed {
    version: string;
    feed_url: string;
    items: {
      id: string;
      url: string;
      image: string;
      date_published: string;
      _things_to_do: { options: { price_options?: object[] }[] };
    }[];
  }
  const parse = (site: typeof facts, locale: Locale) =>
    JSON.parse(createOffersFeed(site, locale, getDates)) as Feed;

  it.each(EACH_LOCALE)("in %s is a JSON Feed 1.1 with every offer once", (locale) => {
    const feed = parse(facts, locale);
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.feed_url).toBe(`https://tours.example${getFilePath("offersFeed", locale)}`);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(facts.locales[locale].offers.length);
    for (const { url, image, date_published } of feed.items) {
      expect(url).toMatch(/^https:\/\/tours\.example\//);
      expect(image).toMatch(/^https:\/\/tours\.example\/share\/[\w-]+\.jpg$/);
      expect(Number.isNaN(Date.parse(date_published))).toBe(false);
    }
  });

  it("says for how many a price is, as Google's Things to do asks", () => {
    const item = parse(facts, "en").items.find(({ url }) => url.endsWith("/night-reef"));
    expect(item?._things_to_do.options[0]?.price_options?.[0]).toMatchObject({
      title: "for 2 persons",
      price: { currency_code: "USD" },
    });
  });

  it("keeps what is paused, but offers nothing of it", () => {
    const item = parse(loadSiteFacts({ paused: ["coral-key"] }), "en").items.find(({ url }) =>
      url.endsWith("/coral-key"),
    );
    expect(item).toBeDefined();
    expect(item).not.toHaveProperty("_things_to_do");
  });

  it("has no price once the agency has switched them off", () => {
    expect(createOffersFeed(facts, "en", getDates)).toContain("price_options");
    expect(createOffersFeed(withoutPrices, "en", getDates)).not.toMatch(/price_options|USD/);
  });
});

describe("the feed of new offers", () => {
  it("is RSS 2.0 with the newest", () => {
    const locale = "es";
    const channel = parseXml(createNewsFeed(facts, locale, getDates)).querySelector(
      "rss[version='2.0'] > channel",
    );
    expect(getText(channel, "language")).toBe(locale);
    const items = [...(channel?.getElementsByTagName("item") ?? [])];
    expect(items).toHaveLength(facts.locales[locale].offers.length);
    for (const item of items) {
      expect(getText(item, "title")).not.toBe("");
      expect(getText(item, "guid")).toBe(getText(item, "link"));
      expect(getText(item, "pubDate")).toBe("Thu, 01 Oct 2026 08:00:00 GMT");
    }
  });
});

it("the manifest starts at the home page of its language and has icons for every phone", () => {
  const { start_url, icons } = JSON.parse(createManifest(facts, "it")) as {
    start_url: string;
    icons: { sizes: string; purpose: string }[];
  };
  expect(start_url).toBe("/it");
  const names = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(names).toEqual(["any any", "192x192 any", "512x512 any", "512x512 maskable"]);
});

it("texts cannot break out of XML, whatever is in them", () => {
  const nasty = `<b a="1" b='2'>&amp;]]>\u0000\u000b\ufffe</b>`;
  expect(parseXml(`<a b="${escapeXml(nasty)}">${escapeXml(nasty)}</a>`).documentElement.textContent).toBe(
    `<b a="1" b='2'>&amp;]]></b>`,
  );
});
