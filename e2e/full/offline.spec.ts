import type { BrowserContext, Page } from "@playwright/test";

import { type Locale } from "../../src/config/locales";
import { getPath } from "../../src/i18n/routes";
import { loadContent, getOffer } from "../support/fixture";
import { navigate, open, waitUntilAlive } from "../support/open";
import { isSavedForOffline } from "../support/offline";
import { getTranslator } from "../support/sentences";
import { expect, test } from "../support/test";
import { LOCALES_WITH_WIDTHS } from "../support/widths";

const terms = loadContent("pages/terms");
const site = loadContent("settings/site");

// Without a connection every request that was not saved fails, and the browser logs it.
test.use({ tolerated: /net::ERR_|Failed to load resource|status of 503/ });

async function keep(page: Page, locale: Locale, key: string): Promise<void> {
  const offer = getOffer(key, locale);
  await open(page, offer.path);
  await page
    .getByRole("button", { name: getTranslator(locale)("offer.keep", { title: offer.title }), exact: true })
    .click();
  await expect.poll(() => page.evaluate(isSavedForOffline, offer.path), { timeout: 60_000 }).toBe(true);
}

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
const goOffline = (context: BrowserContext) => context.setOffline(true);

for (const { locale, width } of LOCALES_WITH_WIDTHS) {
  test(`a kept offer in "${locale}" can be read without a connection at ${width} px`, async ({
    page,
    context,
  }) => {
    const t = getTranslator(locale);
    await page.setViewportSize({ width, height: 800 });
    const coral = getOffer("coral-key", locale);
    await keep(page, locale, "coral-key");
    await goOffline(context);
    await page.goto(`${coral.path}?adults=3`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(coral.title);
    const [before = ""] = t("offline.note", { date: "@" }).split("@");
    const note = page.getByRole("status").filter({ hasText: before.trim() });
    await expect(note).toContainText(String(new Date().getFullYear()));
    const cover = page.getByRole("img", { name: coral.cover.alt }).first();
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);

    // The note is above all else, and covers none of it.
    const [noteBox, mainBox] = [await note.boundingBox(), await page.getByRole("main").boundingBox()];
    expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0)).toBeLessThanOrEqual((mainBox?.y ?? 0) + 1);

    await page.emulateMedia({ media: "print" });
    await expect(note).toBeHidden();
    await page.emulateMedia({ media: null });

    await waitUntilAlive(page);
    const panel = page.getByRole("complementary", { name: t("offer.bookNow") });
    await panel.getByRole("link", { name: t("offer.contact"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${getPath("contact", locale)}\\?service=coral-key`));
    await expect(page.getByText(t("contact.about", { title: coral.title }))).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox", { name: t("contact.email") })).toBeVisible();
    await page.getByRole("button", { name: t("offline.close") }).click();
    await expect(note).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await page
      .getByRole("banner")
      .getByRole("link", { name: `${t("common.list")} 1` })
      .click();
    await expect(page.getByRole("article", { name: coral.title })).toBeVisible();

    await page.goto(getPath("terms", locale));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("offline.title"));
    await expect(page.getByRole("link", { name: site[locale].phone })).toBeVisible();
    await expect(page.getByText(site[locale].address.street)).toBeVisible();

    await context.setOffline(false);
    await page.goto(coral.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(coral.title);
    await expect(page.locator(".offlineNote")).toHaveCount(0);
  });
}

test("with a hanging connection a kept offer is shown after five seconds, other pages are waited for", async ({
  page,
  context,
}) => {
  test.slow();
  const coral = getOffer("coral-key", "en");
  await keep(page, "en", "coral-key");
  const hanging = [coral.path, `/page-data${coral.path}/page-data.json`];
  await context.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    // The page's requests go to the worker; those of the worker are never answered, or late.
    const isWorkers = route.request().serviceWorker() !== null;
    if (isWorkers && hanging.includes(pathname)) return;
    if (isWorkers && pathname === getPath("terms", "en"))
      await new Promise((resolve) => setTimeout(resolve, 7000));
    await route.continue();
  });
  await page.goto(coral.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(coral.title);
  await expect(page.locator(".offlineNote")).toHaveCount(1);
  await waitUntilAlive(page);
  await navigate(page, getPath("contact", "en"));
  await expect(page).toHaveURL(getPath("contact", "en"));
  await expect(page.locator(".offlineNote")).toHaveCount(0);

  await page.goto(getPath("terms", "en"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(terms.en.title);
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test("without kept offers there is no service worker", async ({ page }) => {
  await open(page, "/excursions");
  await page.waitForTimeout(2500);
  expect(await isRegistered(page)).toBe(false);
});

test("the service worker leaves the editor and the functions alone", async ({ page, context }) => {
  await keep(page, "en", "coral-key");
  await page.reload();
  const answer = await page.evaluate(async () => (await fetch("/api/health")).status);
  expect(answer).toBe(200);
  await goOffline(context);
  await expect(page.evaluate(async () => (await fetch("/api/health")).status)).rejects.toThrow(
    /Failed to fetch/,
  );
});

test("/sw.js is revalidated at every request", async ({ request }) => {
  const answer = await request.get("/sw.js");
  expect(answer.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(answer.headers()["content-type"]).toContain("javascript");
});
