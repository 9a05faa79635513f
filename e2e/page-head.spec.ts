import { expect, test } from "@playwright/test";

import { DEFAULT_LOCALE, getLocale, LOCALE_CODES } from "../src/config/locales";
import { parseHead, type PageHead } from "./support/head";
import { ALL_PAGES, type SitePage } from "./support/pages";

function toPath(url: string | undefined): string | undefined {
  return url && new URL(url).pathname;
}

function getAlternatePaths({ alternates }: PageHead): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(alternates).map(([code, url]) => [code, toPath(url)]));
}

function getExpectedAlternates({ isIndexed, translations }: SitePage): Record<string, string> {
  if (!isIndexed) return {};
  const standard = translations[DEFAULT_LOCALE];
  return { ...translations, ...(standard && { "x-default": standard }) };
}

for (const page of ALL_PAGES) {
  test(`${page.path} answers with a complete head`, async ({ request }) => {
    const response = await request.get(page.path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("text/html");

    const head = parseHead(await response.text());
    const { iso, dir } = getLocale(page.locale);
    expect(head).toMatchObject({ title: page.title, lang: iso, dir });
    expect(head.meta).toMatchObject({
      description: page.description,
      robots: page.isIndexed ? "index,follow" : "noindex,follow",
      "og:title": page.title,
      "og:locale": iso.replace("-", "_"),
    });
    expect(toPath(head.canonical)).toBe(page.isIndexed ? page.path : undefined);
    expect(getAlternatePaths(head)).toEqual(getExpectedAlternates(page));
  });
}

test("pages and their translations name one another, with one origin", async ({ request }) => {
  const heads = new Map<string, PageHead>();
  await Promise.all(
    ALL_PAGES.map(async ({ path }) => heads.set(path, parseHead(await (await request.get(path)).text()))),
  );
  const origins = new Set<string>();
  for (const { path, locale } of ALL_PAGES) {
    for (const [code, url] of Object.entries(heads.get(path)?.alternates ?? {})) {
      origins.add(new URL(url).origin);
      const named = heads.get(new URL(url).pathname);
      expect(named, `${path} names ${url} as ${code}, which is no page`).toBeDefined();
      expect(toPath(named?.alternates[locale]), `${url} does not name ${path} back`).toBe(path);
    }
  }
  expect(origins.size).toBe(1);
});

test("every language has the same number of pages, and each title and description belongs to one page", () => {
  const counts = LOCALE_CODES.map((code) => ALL_PAGES.filter(({ locale }) => locale === code).length);
  expect(new Set(counts).size).toBe(1);
  for (const field of ["title", "description"] as const) {
    const values = ALL_PAGES.map((page) => `${page.locale} ${page[field]}`);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});
