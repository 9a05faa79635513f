import type { Page } from "@playwright/test";

import { showLateFonts } from "../../src/browser/late-fonts";
import { FONT_FACES } from "../../src/config/page-start";

/** Waits for the fonts, which take their place also where a busy machine had them too late for the page's first drawing. */
export async function showFonts(page: Page): Promise<void> {
  await page.evaluate(showLateFonts, FONT_FACES);
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/**
 * Waits until nothing on the page will move any more: fonts and every picture, those far down included, are there.
 */
export async function settle(page: Page): Promise<void> {
  await showFonts(page);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
  await page.waitForLoadState("networkidle");
}
