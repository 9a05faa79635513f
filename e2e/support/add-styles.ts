import type { Page } from "@playwright/test";

/** Adds rules to the page that is open; its content policy allows no `<style>` that the build did not write. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
