import type { Page } from "@playwright/test";

import { LOADING_BAR } from "../../src/domain/config/site-pages";
import { loadContent } from "../support/fixture";
import { holdPageData, navigate, open, saveData } from "../support/open";
import { expect, test } from "../support/test";

const contactPage = loadContent("pages/contact");

interface Change {
  status: string;
  at: number;
}

/** Records when the bar changes, in milliseconds since the returned moment. */
async function recordBar(page: Page): Promise<() => Promise<Change[]>> {
  await page.evaluate(() => {
    const changes: Change[] = [];
    const start = performance.now();
    const bar = document.querySelector<HTMLElement>("[data-testid=loading-bar]");
    const observer = new MutationObserver(() =>
      changes.push({ status: bar?.dataset["status"] ?? "", at: performance.now() - start }),
    );
    if (bar) observer.observe(bar, { attributeFilter: ["data-status"] });
    Object.assign(window, { barChanges: changes });
  });
  return () => page.evaluate(() => (window as unknown as { barChanges: Change[] }).barChanges);
}

function getBar(page: Page) {
  return page.getByTestId("loading-bar");
}

test("a slow page shows the bar after 200 ms, and the bar is gone half a second after the page is shown", async ({
  page,
}) => {
  await saveData(page);
  const release = await holdPageData(page, "/contact");
  await open(page, "/terms-conditions");
  const getChanges = await recordBar(page);
  await navigate(page, "/contact");
  await expect(getBar(page)).toHaveAttribute("data-status", "loading");
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toHaveCount(1);
  await expect(getBar(page)).toHaveCSS("animation-duration", `${LOADING_BAR.durationMs / 1000}s`);
  await expect(page).toHaveURL("/terms-conditions");

  release();
  await expect(page).toHaveURL("/contact");
  await expect(getBar(page)).toHaveAttribute("data-status", "hidden");
  const [loading, done, hidden] = await getChanges();
  expect([loading?.status, done?.status, hidden?.status]).toEqual(["loading", "done", "hidden"]);
  // The record began a moment before the navigation.
  expect(loading?.at).toBeGreaterThanOrEqual(LOADING_BAR.throttleMs);
  expect((hidden?.at ?? 0) - (done?.at ?? 0)).toBeGreaterThanOrEqual(LOADING_BAR.hideMs - 20);
});

test.describe("when a page cannot be loaded", () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_FAILED|ChunkLoadError|Loading chunk/ });

  const DATA = "**/page-data/contact/page-data.json*";
  const CODE = "**/component---src-site-pages-contact*";
  const TARGET = "/contact?service=coral-key#content";

  for (const url of [DATA, CODE])
    test(`because ${url} fails, the address is loaded once, with query and hash`, async ({ page }) => {
      await saveData(page);
      await open(page, "/terms-conditions");
      await page.route(url, (route) => route.abort());
      const documents: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "document") documents.push(request.url());
      });
      await navigate(page, TARGET);
      await expect(page).toHaveURL(TARGET);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactPage.en.title);
      await page.waitForLoadState("networkidle");
      expect(documents).toHaveLength(1);
    });

  test("a second time within a minute, the page stays and the bar stays red until another page is shown", async ({
    page,
  }) => {
    await saveData(page);
    await open(page, "/terms-conditions");
    await page.evaluate(() => sessionStorage.setItem("chunk-reload-at", String(Date.now())));
    await page.route(DATA, (route) => route.abort());
    await navigate(page, TARGET);
    await expect(getBar(page)).toHaveAttribute("data-status", "failed");
    await expect(page.getByRole("status").filter({ hasText: "could not be loaded" })).toHaveCount(1);
    const red = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "var(--color-error)";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    await expect(getBar(page)).toHaveCSS("background-color", red);
    await expect(page).toHaveURL("/terms-conditions");

    await navigate(page, "/services");
    await expect(page).toHaveURL("/services");
    await expect(getBar(page)).toHaveAttribute("data-status", "hidden");
  });
});
