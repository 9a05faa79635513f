import type { Page } from "@playwright/test";

/** Prefetching would hide the effects of a slow or broken connection. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
}

/** Holds the data of a page until the returned function is called. */
export async function holdPageData(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/page-data${path}/page-data.json*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
