import type { Page } from "@playwright/test";

/** Waits for the fonts, and lets them take their place where a busy machine had them too late for the first view (`font-display: optional`). */
export async function showFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
        if (!cssText.startsWith("@font-face") || !cssText.includes("optional")) continue;
        sheet.deleteRule(index);
        sheet.insertRule(cssText.replace("optional", "swap"), index);
      }
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
