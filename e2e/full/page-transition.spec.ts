import type { Page } from "@playwright/test";

import { ROUTES } from "../../src/domain/i18n/routes";
import { getOffer } from "../support/fixture";
import { navigate, open, scrollAndKeep, waitUntilKept } from "../support/open";
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
async function getFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(() => window.frames_ ?? []);
}

declare global {
  interface Window {
    texts_?: string[][];
  }
}

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

const ARRIVALS: Record<string, (page: Page) => Promise<void>> = {
  "opened directly": (page) => open(page, TARGET.path),
  "reached by a link": async (page) => {
    await open(page, "/excursions");
    await navigate(page, TARGET.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TARGET.title);
  },
};

for (const [how, arrive] of Object.entries(ARRIVALS)) {
  test(`on a page ${how}, Back after a link inside it returns to where it was followed, and Forward to where it led`, async ({
    page,
  }) => {
    await arrive(page);
    await scrollAndKeep(page, 300);
    // A click by the mouse would first scroll to the link.
    await page
      .locator('main a[href="#faq"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    const section = page.locator("#faq");
    for (const step of ["first", "second"]) {
      await test.step(`for the ${step} time`, async () => {
        await expect(page).toHaveURL(`${TARGET.path}#faq`);
        await expect(section).toBeInViewport();
        await waitUntilKept(page);
        await page.goBack();
        await expect(page).toHaveURL(TARGET.path);
        await page.waitForFunction(() => window.scrollY === 300);
        await page.goForward();
      });
    }
    await expect(section).toBeInViewport();
  });
}

/** Records from now on which texts of page and header are seen together in one frame. */
async function recordTexts(page: Page) {
  await page.evaluate(() => {
    const seen: string[][] = (window.texts_ = []);
    const record = () => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
      const [content, header] = [text("main article"), text("body header")];
      const last = seen.at(-1);
      if (last?.[0] !== content || last[1] !== header) seen.push([content, header]);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

test("a page keeps its language while it leaves and the header already speaks the next one, back as well", async ({
  page,
}) => {
  await open(page, ROUTES.excursions.en);
  await recordTexts(page);
  await navigate(page, ROUTES.excursions.es);
  await expect(page).toHaveURL(ROUTES.excursions.es);
  await page.waitForFunction(() => window.texts_?.length === 3);
  await page.goBack();
  await expect(page).toHaveURL(ROUTES.excursions.en);
  await page.waitForFunction(() => window.texts_?.length === 5);
  const seen = await page.evaluate(() => window.texts_ ?? []);
  const [english = [], leaving, spanish = [], goingBack, last] = seen;
  expect(english[0]).not.toBe(spanish[0]);
  expect(english[1]).not.toBe(spanish[1]);
  expect(leaving).toEqual([english[0], spanish[1]]);
  expect(goingBack).toEqual([spanish[0], english[1]]);
  expect(last).toEqual(english);
});
