import type { Page } from "@playwright/test";

import { getOffer } from "../support/fixture";
import { navigate, open, scrollAndKeep } from "../support/open";
import { expect, test } from "../support/test";

/** What one frame of the browser showed. */
interface Frame {
  heading: string;
  scrollY: number;
  opacity: number;
  isFading: boolean;
}

declare global {
  interface Window {
    frames_?: Frame[];
  }
}

/** Records every frame from now on: which page shows, how far it is scrolled, how opaque it is. */
async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = (window.frames_ = []);
    const record = () => {
      const content = document.querySelector("main > div");
      frames.push({
        heading: content?.querySelector("h1")?.textContent ?? "",
        scrollY: window.scrollY,
        opacity: content ? Number(getComputedStyle(content).opacity) : 0,
        isFading: (content?.getAnimations().length ?? 0) > 0,
      });
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

/** Gets the frames recorded so far. */
const getFrames = (page: Page) => page.evaluate(() => window.frames_ ?? []);

const TARGET = getOffer("coral-key", "en");
const START_Y = 900;

/** Goes from the list of excursions, scrolled down, to an offer; gets the frames of both pages. */
async function recordVisit(page: Page) {
  await open(page, "/excursions");
  await scrollAndKeep(page, START_Y);
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

test("the leaving page fades out at its scroll position, and the next one fades in at its top", async ({
  page,
}) => {
  const { left, entered } = await recordVisit(page);
  expect(left.map(({ scrollY }) => scrollY).filter((scrollY) => scrollY !== START_Y)).toEqual([]);
  expect(entered.map(({ scrollY }) => scrollY).filter((scrollY) => scrollY !== 0)).toEqual([]);
  expect(left[0]?.opacity).toBe(1);
  expect(left.some(({ isFading }) => isFading)).toBe(true);
  expect(entered[0]?.opacity).toBeLessThan(1);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pages change at once", async ({ page }) => {
    const { left, entered } = await recordVisit(page);
    expect([...left, ...entered].filter(({ opacity }) => opacity !== 1)).toEqual([]);
  });
});

/** Goes one page back or forward; gets the scroll positions of the leaving page, frame by frame. */
async function recordStep(page: Page, step: "goBack" | "goForward", title: string): Promise<number[]> {
  await recordFrames(page);
  await page[step]();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  return (await getFrames(page)).filter(({ heading }) => heading !== title).map(({ scrollY }) => scrollY);
}

test("Back and Forward restore the scroll position, and the leaving page does not move", async ({ page }) => {
  await open(page, "/excursions");
  const heading = page.getByRole("heading", { level: 1 });
  const listTitle = (await heading.textContent()) ?? "";
  await scrollAndKeep(page, START_Y);
  await navigate(page, TARGET.path);
  await expect(heading).toHaveText(TARGET.title);
  await page.waitForFunction(() => window.scrollY === 0);
  await scrollAndKeep(page, 500);

  expect(new Set(await recordStep(page, "goBack", listTitle))).toEqual(new Set([500]));
  await page.waitForFunction((top) => window.scrollY === top, START_Y);
  expect(new Set(await recordStep(page, "goForward", TARGET.title))).toEqual(new Set([START_Y]));
  await page.waitForFunction(() => window.scrollY === 500);
});
