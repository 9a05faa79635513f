import type { BrowserContext, Page } from "@playwright/test";

import { LOCALE_COOKIE } from "../src/config/locales";
import { expect, test } from "./support/test";

interface Visitor {
  cookie?: string;
  languages: string[];
  arrivesAt: string;
}

/** One of each kind; all rules of the choice are tested in src/i18n/detect-locale.test.ts and root-language.test.ts. */
const VISITORS: Record<string, Visitor> = {
  "whose browser speaks Spanish": { languages: ["es-ES"], arrivesAt: "/es" },
  "who names English first": { languages: ["en-US", "es-ES"], arrivesAt: "/" },
  "whose first language the site does not have": { languages: ["fi-FI", "sv", "it-CH"], arrivesAt: "/it" },
  "who chose Italian before": { cookie: "it", languages: ["es-ES"], arrivesAt: "/it" },
  "with a cookie of no language": { cookie: "xx", languages: ["es-ES"], arrivesAt: "/es" },
};

async function speak(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript((list) => {
    Object.defineProperty(Navigator.prototype, "languages", { get: () => list });
  }, languages);
}

async function setCookie(context: BrowserContext, baseURL: string | undefined, value: string): Promise<void> {
  await context.addCookies([{ name: LOCALE_COOKIE.name, value, url: baseURL ?? "" }]);
}

async function getCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === LOCALE_COOKIE.name);
}

function getPathname(page: Page): string {
  return new URL(page.url()).pathname;
}

for (const [visitor, { cookie, languages, arrivesAt }] of Object.entries(VISITORS)) {
  test(`a visitor ${visitor} arrives at ${arrivesAt}`, async ({ page, context, baseURL }) => {
    await speak(page, languages);
    if (cookie) await setCookie(context, baseURL, cookie);
    await page.goto("/");
    await page.waitForURL((url) => url.pathname === arrivesAt);
    expect((await getCookie(context))?.value).toBe(arrivesAt.slice(1) || "en");
  });
}

test("the language is remembered for a year, on the whole site, same-site lax, not secure", async ({
  page,
  context,
}) => {
  await speak(page, ["es-ES"]);
  await page.goto("/");
  await page.waitForURL("/es");
  const cookie = await getCookie(context);
  expect(cookie).toMatchObject({ value: "es", path: "/", sameSite: "Lax", secure: false, httpOnly: false });
  const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(daysLeft).toBeGreaterThan(364.9);
  expect(daysLeft).toBeLessThanOrEqual(365);
});

test("the redirect keeps query and hash, and Back does not repeat it", async ({ page }) => {
  await speak(page, ["it-IT"]);
  await page.goto("/contact");
  await page.goto("/?from=advert#featured");
  await page.waitForURL("/it?from=advert#featured");
  await page.goBack();
  expect(getPathname(page)).toBe("/contact");
});

test("nobody is redirected from other pages", async ({ page, context }) => {
  await speak(page, ["es-ES"]);
  for (const path of ["/excursions/saona-island", "/it"]) {
    await page.goto(path);
    expect(getPathname(page)).toBe(path);
    expect(await getCookie(context)).toBeUndefined();
  }
});

test("a link inside the site leads to the English home page, whatever the browser's language", async ({
  page,
}) => {
  await speak(page, ["es-ES"]);
  await page.goto("/contact");
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});

test.describe("while Gatsby has not started", () => {
  test.use({ tolerated: /net::ERR_FAILED/ });

  test("a link leads there, too", async ({ page }) => {
    await speak(page, ["es-ES"]);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto("/contact");
    await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  });
});

test.describe("to a search engine", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });

  test("the root path shows English and sets no cookie", async ({ page, context }) => {
    await speak(page, ["es-ES"]);
    await page.goto("/");
    expect(getPathname(page)).toBe("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    expect(await getCookie(context)).toBeUndefined();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "es-ES" });

  test("the root path shows English and sets no cookie", async ({ page, context }) => {
    await page.goto("/");
    expect(getPathname(page)).toBe("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    expect(await getCookie(context)).toBeUndefined();
  });
});
