import { expect, test, type APIRequestContext } from "@playwright/test";
import sharp from "sharp";

import { LOCALE_CODES } from "../src/config/locales";
import { getFilePath } from "../src/i18n/routes";
import { findVocabularyErrors } from "../src/testing/schema-org";
import { decodeHtml, parseHead } from "./support/head";
import { ALL_PAGES } from "./support/pages";

type Block = Record<string, unknown> & { "@type": string };

function toPath(url: string): string {
  return new URL(url).pathname;
}

async function getText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  return response.text();
}

function parseBlocks(html: string): Block[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)];
  return scripts.flatMap(([, json = ""]) => {
    const parsed = JSON.parse(json) as { "@context": string; "@graph": Block[] };
    expect(parsed["@context"]).toBe("https://schema.org");
    return parsed["@graph"];
  });
}

/** The addresses of the sitemap with their translations. */
function parseSitemap(xml: string): Map<string, Record<string, string>> {
  const urls = [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(
    ([, url = ""]): [string, Record<string, string>] => [
      /<loc>([^<]+)<\/loc>/.exec(url)?.[1] ?? "",
      Object.fromEntries(
        [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code = "", href = ""]) => [
          code,
          href,
        ]),
      ),
    ],
  );
  return new Map(urls);
}

test("sitemap, pages and translations name exactly one another", async ({ request }) => {
  const sitemap = parseSitemap(await getText(request, "/sitemap.xml"));
  const indexed = ALL_PAGES.filter(({ isIndexed }) => isIndexed);
  expect([...sitemap.keys()].map(toPath).sort()).toEqual(indexed.map(({ path }) => path).sort());
  for (const [url, alternates] of sitemap) {
    const head = parseHead(await getText(request, toPath(url)));
    expect(head.canonical, url).toBe(url);
    expect(head.alternates, url).toEqual(alternates);
    expect(head.meta["robots"], url).toBe("index,follow");
    for (const other of Object.values(alternates)) expect(sitemap.get(other), other).toEqual(alternates);
  }
});

test("robots.txt names the sitemap", async ({ request }) => {
  const [, sitemap = ""] = /^Sitemap: (.+)$/m.exec(await getText(request, "/robots.txt")) ?? [];
  expect(toPath(sitemap)).toBe("/sitemap.xml");
});

test("structured data parses and uses schema.org's vocabulary", async ({ request }) => {
  for (const { path, route } of ALL_PAGES) {
    const blocks = parseBlocks(await getText(request, path));
    expect(blocks.flatMap(findVocabularyErrors), path).toEqual([]);
    if (!["terms", "reviews", "registration"].includes(route)) expect(blocks.length, path).toBeGreaterThan(0);
  }
});

test("the visible breadcrumb is the one in the structured data", async ({ request }) => {
  const pages = ALL_PAGES.filter(
    ({ route }) => !["home", "contact", "terms", "reviews", "registration"].includes(route),
  );
  for (const { path } of pages) {
    const html = await getText(request, path);
    const list = parseBlocks(html).find((block) => block["@type"] === "BreadcrumbList");
    const told = (list?.["itemListElement"] as { name: string }[]).map(({ name }) => name);
    const [, steps = ""] = /<nav [^>]*aria-label="[^"]*"[^>]*><ol[^>]*>([^]*?)<\/ol>/.exec(html) ?? [];
    const shown = [...steps.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, step = ""]) =>
      decodeHtml(step.replace(/<[^>]*>/g, "")),
    );
    expect(shown, path).toEqual(told);
  }
});

test("every page has a share image of 1200 x 630 of at most 200 kB", async ({ request }) => {
  test.slow();
  const cards = new Set<string>();
  for (const { path, route, locale } of ALL_PAGES) {
    const { meta } = parseHead(await getText(request, path));
    expect(meta, path).toMatchObject({ "twitter:card": "summary_large_image", "og:image:width": "1200" });
    expect(meta["og:image"], path).toBe(meta["twitter:image"]);
    expect(meta["og:image"], path).toContain(`/share/${locale}/`);
    if (["excursion", "activity", "service", "catalogItem"].includes(route))
      expect(cards).not.toContain(meta["og:image"]);
    cards.add(meta["og:image"] ?? "");
  }
  expect(cards.size).toBe(75 + LOCALE_CODES.length);
  for (const card of cards) {
    const body = await (await request.get(toPath(card))).body();
    expect(body.length, card).toBeLessThanOrEqual(200_000);
    expect(await sharp(body).metadata(), card).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
});

for (const locale of LOCALE_CODES) {
  test(`feeds and manifest in "${locale}" are where the pages say, and lead to pages and pictures`, async ({
    request,
  }) => {
    const html = await getText(request, locale === "en" ? "/" : `/${locale}`);
    for (const file of ["offersFeed", "newsFeed", "manifest"] as const)
      expect(html).toContain(`href="${getFilePath(file, locale)}"`);
    const feed = JSON.parse(await getText(request, getFilePath("offersFeed", locale))) as {
      items: { url: string; image: string }[];
    };
    expect(feed.items).toHaveLength(25);
    for (const { url, image } of feed.items)
      for (const address of [url, image])
        expect((await request.head(toPath(address))).status(), address).toBe(200);
    const manifest = JSON.parse(await getText(request, getFilePath("manifest", locale))) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of manifest.icons.filter(({ src: source }) => source.endsWith(".png"))) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
}

test("titles and descriptions are unique in each language", () => {
  for (const locale of LOCALE_CODES) {
    const pages = ALL_PAGES.filter((page) => page.locale === locale);
    for (const part of ["title", "description"] as const)
      expect(new Set(pages.map((page) => page[part])).size).toBe(pages.length);
  }
});
