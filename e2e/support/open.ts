import type { Page } from "@playwright/test";

/** Waits until the page reacts: Gatsby sets this mark when React has taken it over. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
}

/** Opens a path and waits until the page reacts to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilAlive(page);
}

/** Goes to a path as a link of the site does, without loading a document. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.___navigate(to), path);
}
