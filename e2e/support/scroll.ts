import type { Page } from "@playwright/test";

/** Scrolls and waits until Gatsby has stored the scroll position, which it does a frame later. */
export async function scrollAndKeep(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForFunction((y) => Object.values(sessionStorage).includes(String(y)), top);
}

/** Waits until Gatsby has stored the current scroll position. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.values(sessionStorage).includes(String(window.scrollY)));
}
