import type { Page } from "@playwright/test";

import { getOffer } from "./support/offers";
import { navigate, open } from "./support/open";
import { getFrames, recordFrames } from "./support/frames";
import { expect, test } from "./support/test";

const TARGET = getOffer("saona-island", "en");
const START_Y = 900;

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), START_Y);
  await page.waitForFunction((top) => window.scrollY === top, START_Y);
}

/** Goes from the list of excursions, scrolled down, to an offer; gets the frames of both pages. */
async function recordVisit(page: Page) {
  await open(page, "/excursions");
  await scrollDown(page);
  await recordFrames(page);
  await navigate(page, TARGET.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TARGET.title);
  await page.waitForFunction(() => window.frames_?.at(-1)?.opacity === 1 && window.scrollY === 0);
  const frames = await getFrames(page);
  return {
    left: frames.filter(({ heading }) => heading !== TARGET.title),
    entered: frames.filter(({ heading }) => heading === TARGET.title),
  };
}

test("a page that leaves fades out where it stands, and the next one fades in at its top", async ({
  page,
}) => {
  const { left, entered } = await recordVisit(page);
  expect(left.map(({ scrollY }) => scrollY).filter((scrollY) => scrollY !== START_Y)).toEqual([]);
  expect(entered.map(({ scrollY }) => scrollY).filter((scrollY) => scrollY !== 0)).toEqual([]);
  expect(left[0]?.opacity).toBe(1);
  expect(Math.min(...left.map(({ opacity }) => opacity))).toBeLessThan(1);
  expect(entered[0]?.opacity).toBeLessThan(1);
});

test("the first page of a visit appears without a transition", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("animationstart", ({ target }) => {
      if (target instanceof Element && target.matches("main > div")) document.title = "animated";
    });
  });
  await open(page, "/contact");
  expect(await page.locator("main > div").evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(page).not.toHaveTitle("animated");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pages change at once", async ({ page }) => {
    const { left, entered } = await recordVisit(page);
    expect([...left, ...entered].filter(({ opacity }) => opacity !== 1)).toEqual([]);
  });
});

test("Back and Forward return to where the visitor was", async ({ page }) => {
  await open(page, "/excursions");
  const heading = page.getByRole("heading", { level: 1 });
  const listTitle = (await heading.textContent()) ?? "";
  await scrollDown(page);
  await navigate(page, TARGET.path);
  await expect(heading).toHaveText(TARGET.title);
  await page.waitForFunction(() => window.scrollY === 0);
  await page.evaluate(() => window.scrollTo(0, 500));
  // Gatsby keeps the position when scrolling has paused for a frame.
  await page.waitForFunction(() => Object.values(sessionStorage).includes("500"));

  await page.goBack();
  await expect(heading).toHaveText(listTitle);
  await page.waitForFunction((top) => window.scrollY === top, START_Y);

  await page.goForward();
  await expect(heading).toHaveText(TARGET.title);
  await page.waitForFunction(() => window.scrollY === 500);
});

test("a link with a hash arrives at its element, free of the header", async ({ page }) => {
  await open(page, "/excursions");
  await navigate(page, `${TARGET.path}#faq`);
  const section = page.locator("#faq");
  await expect(section).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await section.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
});
