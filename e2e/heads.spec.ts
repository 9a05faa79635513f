import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";

import { DEFAULT_LOCALE, getLocale, LOCALE_CODES } from "../src/domain/config/locales";
import { ROUTES } from "../src/domain/i18n/routes";
import { loadContent, OFFERS } from "./support/fixture";
import { findAll, getAttribute, getText, type PageHead, parseHead, parseHtml } from "./support/head";
import { ALL_PAGES, type SitePage } from "./support/pages";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

// What search engines, feed readers and link previews read: no browser is needed for it.

const site = loadContent("settings/site");

const toPath = (url: string | undefined) => url && new URL(url).pathname;

async function getOk(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  expect(response.headers()["content-type"], path).toMatch(/html|xml|json|text\/plain/);
  return response.text();
}

function toPaths(urls: Record<string, string>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(urls).map(([code, url]) => [code, toPath(url)]));
}

function getExpectedAlternates({ isIndexed, translations }: SitePage): Record<string, string> {
  if (!isIndexed) return {};
  const standard = translations[DEFAULT_LOCALE];
  return { ...translations, ...(standard && { "x-default": standard }) };
}

/** What matters of a head, as it is and as it must be. */
function describeHead({ title, lang, dir, canonical, alternates, meta }: PageHead) {
  const { description, robots, "og:title": ogTitle, "og:locale": ogLocale } = meta;
  const paths = { canonical: toPath(canonical), alternates: toPaths(alternates) };
  return { title, lang, dir, description, robots, ogTitle, ogLocale, ...paths };
}

function getExpectedHead(page: SitePage): ReturnType<typeof describeHead> {
  const { iso, dir } = getLocale(page.locale);
  return {
    ...{ title: page.title, ogTitle: page.title, description: page.description },
    ...{ lang: iso, dir, ogLocale: iso.replace("-", "_") },
    robots: page.isIndexed ? "index,follow" : "noindex,follow",
    canonical: page.isIndexed ? page.path : undefined,
    alternates: getExpectedAlternates(page),
  };
}

test("every page has its title, description, language, canonical address and translations", async ({
  request,
}) => {
  for (const page of ALL_PAGES) {
    const head = parseHead(await getOk(request, page.path));
    expect.soft(describeHead(head), page.path).toEqual(getExpectedHead(page));
  }
});

test("sitemap and robots.txt name exactly the pages for search engines, with their translations", async ({
  request,
}) => {
  const sitemap = parseHtml(await getOk(request, "/sitemap.xml"));
  const entries = findAll(sitemap, "url").map((url) => {
    const links = findAll(url, "xhtml:link");
    const alternates = links.map((link) => [
      getAttribute(link, "hreflang"),
      getAttribute(link, "href") ?? "",
    ]);
    return {
      address: getText(findAll(url, "loc")[0]),
      alternates: Object.fromEntries(alternates) as Record<string, string>,
    };
  });
  const named = entries.map(({ address, alternates }) => [toPath(address), toPaths(alternates)]);
  const indexed = ALL_PAGES.filter(({ isIndexed }) => isIndexed);
  expect(named).toHaveLength(indexed.length);
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(indexed.map((page) => [page.path, getExpectedAlternates(page)])),
  );
  const addresses = entries.flatMap(({ address, alternates }) => [address, ...Object.values(alternates)]);
  expect([...new Set(addresses.map((address) => new URL(address).origin))]).toHaveLength(1);
  const [, listed = ""] = /^Sitemap: (.+)$/m.exec(await getOk(request, "/robots.txt")) ?? [];
  expect(toPath(listed)).toBe("/sitemap.xml");
});

test("every page has a share image of 1200 x 630 of at most 200 kB, every offer its own", async ({
  request,
}) => {
  const wrong: string[] = [];
  const cards = new Map<string, string>();
  for (const { path, locale } of ALL_PAGES) {
    const { meta } = parseHead(await getOk(request, path));
    const card = meta["og:image"] ?? "";
    if (!card.includes(`/share/${locale}/`) || card !== meta["twitter:image"]) wrong.push(`${path}: ${card}`);
    const isOffer = OFFERS.some((offer) => offer.path === path);
    if (isOffer && cards.has(card)) wrong.push(`${path} has the image of ${cards.get(card) ?? ""}`);
    cards.set(card, path);
  }
  for (const [card, path] of cards) {
    const body = await (await request.get(toPath(card) ?? "")).body();
    const { format, width, height } = await sharp(body).metadata();
    const figures = `${format} ${width} x ${height}`;
    if (figures !== "jpeg 1200 x 630" || body.length > 200_000)
      wrong.push(`${path}: ${figures}, ${body.length} bytes`);
  }
  expect(wrong).toEqual([]);
});

const UNKNOWN = {
  en: ["/nothing-here", "/excursions/nothing-here", "/contact.html", "/espresso", "/404", "/404.html"],
  es: ["/es/404", "/es/nada-aqui", "/es/excursiones/nada-aqui"],
  it: ["/it/404", "/it/niente-qui", "/it/catalog/niente-qui"],
} as const;

test("an unknown address is answered with 404 in its language, and is not for search engines", async ({
  request,
}) => {
  for (const locale of LOCALE_CODES)
    for (const path of UNKNOWN[locale]) {
      const t = getTranslator(locale);
      const response = await request.get(path, { maxRedirects: 0 });
      const html = await response.text();
      const { title, lang, canonical, alternates, meta } = parseHead(html);
      const heading = getText(findAll(parseHtml(html), "h1")[0]);
      expect
        .soft({ status: response.status(), title, heading, lang, canonical, alternates, ...meta }, path)
        .toMatchObject({
          ...{ status: 404, lang: getLocale(locale).iso, canonical: undefined, alternates: {} },
          title: `${site[locale].brand} | ${t("common.notFound.title")}`,
          heading: t("common.notFound.title"),
          ...{ robots: "noindex,follow", description: t("common.notFound.message") },
        });
    }
});

test("old addresses and slashes at the end move permanently, and never to another site", async ({
  request,
  baseURL,
}) => {
  const moved = {
    "/it/catalogo/barca": "/it/catalog/barca",
    "/excursions/": "/excursions",
    "/es/excursiones/": "/es/excursiones",
    "/contact/?service=coral-key": "/contact?service=coral-key",
    "/es/excursiones/cayo/tarjeta": "/es/excursiones/cayo#card",
  };
  for (const [from, to] of Object.entries(moved)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers()["location"]], from).toEqual([301, to]);
  }
  for (const path of ["//evil.example/", "/%2Fevil.example/", "/\\evil.example/"]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const location = response.headers()["location"] ?? "/";
    expect.soft(new URL(location, "http://here.example").host, path).toBe("here.example");
  }
});

test("every link of every page leads to a page or a file, and every offer is linked from its list", async ({
  request,
}) => {
  const links = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  for (const { path } of ALL_PAGES) {
    const document = parseHtml(await getOk(request, path));
    const found = findAll(document, "a").flatMap((link) => getAttribute(link, "href") ?? []);
    lists.set(path, found);
    for (const href of found) if (/^\/(?!\/)/.test(href)) links.set(href.replace(/[?#].*/, ""), path);
  }
  const wrong: string[] = [];
  for (const [href, path] of links) {
    const status = (await request.head(href, { maxRedirects: 0 })).status();
    // Who is not signed in is led to the editor's sign-in.
    if (status !== 200 && href !== "/admin/") wrong.push(`${href} on ${path}: ${status}`);
  }
  for (const { path, collection, locale } of OFFERS)
    for (const list of [ROUTES[collection][locale], ROUTES.catalog[locale]])
      if (!lists.get(list)?.includes(path)) wrong.push(`${list} does not lead to ${path}`);
  expect(wrong).toEqual([]);
});

test("no source map is public, and no script names one", async ({ request }) => {
  const scripts = new Set((await getOk(request, "/")).match(/\b[\w-]+-[0-9a-f]{20}\.js\b/g));
  expect(scripts.size).toBeGreaterThan(2);
  for (const script of scripts) {
    expect((await request.get(`/${script}.map`)).status(), script).toBe(404);
    expect(await (await request.get(`/${script}`)).text(), script).not.toContain("sourceMappingURL");
  }
});
