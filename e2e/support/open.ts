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

/** Scrolls and waits until Gatsby has stored the scroll position, which it does a frame later. */
export async function scrollAndKeep(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForFunction((y) => Object.values(sessionStorage).includes(String(y)), top);
}

/** Waits until Gatsby has stored the current scroll position. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.values(sessionStorage).includes(String(window.scrollY)));
}

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

/** Adds rules to the page that is open; its content policy allows no `<style>` that the build did not write. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

interface Watched {
  shifts: number[];
}

/**
 * Notes every shift of the layout on the pages that are opened from now on, once their HTML is there: where the browser pauses while it
 * reads that depends on the load of the machine.
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    let start = Infinity;
    // An event's time is the browser's own, also where a test has a clock of its own.
    const begin = () => (start = new Event("begin").timeStamp);
    document.addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame(begin)),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= start) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Takes the shifts noted on this page since the last time, in the units of Cumulative Layout Shift. */
export function takeLayoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts.splice(0));
}

/** Tells, inside the page, whether the service worker has saved a page with a picture and the scripts. */
export async function isSavedForOffline(path: string): Promise<boolean> {
  const files = await (await caches.open("saved-files")).keys();
  const hasFile = (pattern: RegExp) => files.some(({ url }) => pattern.test(url));
  const saved = [path, `/page-data${path}/page-data.json`, "/page-data/app-data.json"];
  const responses = await Promise.all(saved.map((file) => caches.match(file)));
  return responses.every(Boolean) && [/\/static\/.+\.webp$/, /\/app-/].every(hasFile);
}
