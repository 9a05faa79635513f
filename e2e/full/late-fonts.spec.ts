import type { Page } from "@playwright/test";

import { LOCALE_CODES } from "../../src/domain/config/locales";
import { getPath } from "../../src/domain/i18n/routes";
import { open, takeLayoutShifts, watchLayoutShifts } from "../support/open";
import { getOffer } from "../support/fixture";
import { expect, test } from "../support/test";

/** The fonts load after the page was drawn in the device's own. */
async function delayFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await page
      .waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
      .catch(() => undefined);
    await route.continue();
  });
}

/** Waits until the fonts have come and the page has been drawn with them, or would have been. */
async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  });
}

test.use({ viewport: { width: 360, height: 740 } });

const PAGES = ["home", "excursions", "catalog", "contact", "offer"] as const;

for (const locale of LOCALE_CODES)
  test(`no layout shift in "${locale}" when the fonts load late`, async ({ page }) => {
    await delayFonts(page);
    await watchLayoutShifts(page);
    for (const kind of PAGES) {
      await open(page, kind === "offer" ? getOffer("coral-key", locale).path : getPath(kind, locale));
      await waitForFonts(page);
      expect.soft(await takeLayoutShifts(page), kind).toEqual([]);
    }
  });
