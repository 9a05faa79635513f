import type { Page } from "@playwright/test";

import { getOffer, loadContent } from "../support/fixture";
import { holdPageData, navigate, open, saveData } from "../support/open";
import { expect, test } from "../support/test";

const contactPage = loadContent("pages/contact");
const termsPage = loadContent("pages/terms");

const TERMS = "/terms-conditions";

test.beforeEach(({ page }) => saveData(page));

function getBar(page: Page) {
  return page.getByTestId("loading-bar");
}

function getHeading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** Releases a held page, and waits until its changes are visible. */
async function bring(page: Page, release: () => void, path: string): Promise<void> {
  release();
  await page.evaluate(async (held) => {
    await window.___loader.loadPage(held);
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  }, path);
}

const LEAVE: Record<string, (page: Page) => Promise<unknown>> = {
  "another link was followed": (page) => navigate(page, "/contact"),
  "the visitor went back": (page) => page.goBack(),
};

for (const [how, leave] of Object.entries(LEAVE)) {
  test(`a slow page does not replace the visible one when ${how} meanwhile`, async ({ page }) => {
    await open(page, "/contact");
    await navigate(page, TERMS);
    await expect(getHeading(page)).toHaveText(termsPage.en.title);
    const release = await holdPageData(page, "/services");
    await navigate(page, "/services");
    await expect(getBar(page)).toHaveAttribute("data-status", "loading");
    await leave(page);
    await expect(getHeading(page)).toHaveText(contactPage.en.title);
    await bring(page, release, "/services");
    await expect(page).toHaveURL("/contact");
    await expect(getHeading(page)).toHaveText(contactPage.en.title);
    await expect(getBar(page)).toHaveAttribute("data-status", "hidden");
  });
}

test("Back to a page whose address has a choice since sends no request", async ({ page }) => {
  const offer = getOffer("coral-key", "en");
  await open(page, offer.path);
  await page.locator("#book").getByRole("radio").first().check({ force: true });
  await expect(page).toHaveURL(/port=/);
  const address = page.url();
  await navigate(page, "/contact");
  await expect(getHeading(page)).toHaveText(contactPage.en.title);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(getHeading(page)).toHaveText(offer.title);
  expect(asked.filter((url) => url.includes("/page-data/"))).toEqual([]);
});
