import type { BrowserContext, Page } from "@playwright/test";

import { type Locale } from "../../src/domain/config/locales";
import { getPath } from "../../src/domain/i18n/routes";
import { getOffer, loadContent } from "../support/fixture";
import { isSavedForOffline, navigate, open, waitUntilAlive } from "../support/open";
import { getTranslator } from "../support/texts";
import { expect, test } from "../support/test";

const terms = loadContent("pages/terms");

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
