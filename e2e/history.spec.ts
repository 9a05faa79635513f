import { loadContent } from "./support/fixture";
import { holdPageData, navigate, open, saveData, waitUntilAlive, waitUntilKept } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

const contactPage = loadContent("pages/contact");
const termsPage = loadContent("pages/terms");

test("Back from an offer leads to its card, and Forward to where the offer was", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/catalog");
  const last = page.getByRole("main").locator("li[data-size]").getByRole("heading", { level: 3 }).last();
  const title = await last.innerText();
  const heading = page.getByRole("heading", { level: 1 });
  await last.scrollIntoViewIfNeeded();
  await waitUntilKept(page);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(300);
  await last.getByRole("link").click();
  await expect(heading).toHaveText(title);
  await page.waitForFunction(() => window.scrollY === 0);
  await page
    .getByRole("navigation", { name: getTranslator("en")("offer.onThisPage") })
    .getByRole("link")
    .last()
    // A click by the mouse would first scroll to the link.
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForFunction(() => window.scrollY > 0);
  // Back by the browser counts from the entry it knows, which may be a moment behind the page's.
  await expect(page).toHaveURL(/#/);
  await waitUntilKept(page);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction((y) => window.scrollY === y, top);
  await expect(last).toBeInViewport();
});

test("Back to a slow page shows the loading bar until it is there, and Forward ends the wait", async ({
  page,
}) => {
  const bar = page.getByTestId("loading-bar");
  const heading = page.getByRole("heading", { level: 1 });
  const terms = "/terms-conditions";
  await saveData(page);
  await open(page, terms);
  await navigate(page, "/contact");
  await expect(page).toHaveURL("/contact");
  // As a phone does with a tab: the previous page is in the history, but not loaded.
  await page.reload();
  await waitUntilAlive(page);
  const release = await holdPageData(page, terms);
  await page.goBack();
  await expect(bar).toHaveAttribute("data-status", "loading");
  await expect(heading).toHaveText(contactPage.en.title);
  await page.goForward();
  await expect(page).toHaveURL("/contact");
  await expect(bar).toHaveAttribute("data-status", "hidden");
  await page.goBack();
  await expect(bar).toHaveAttribute("data-status", "loading");
  release();
  await expect(heading).toHaveText(termsPage.en.title);
  await expect(bar).toHaveAttribute("data-status", "hidden");
});
