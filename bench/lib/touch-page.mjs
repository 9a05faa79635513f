/* global window, document, getComputedStyle, requestAnimationFrame -- of the page that is measured */
import { openPhone } from "./phone.mjs";

/** Event Timing has its entries ready some frames after the paint. */
const ENTRY_MS = 1000;
const PICTURE_MS = 15_000;
/** Gatsby prefetches the pages of the links in view three seconds after the start, four at a time. */
const PREFETCH_MS = 8000;

/** In the page: notes the longest event of each interaction. */
function observeEvents() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

/**
 * In the page: notes when the main picture of the page that replaces this one is on the screen, since the touch. Element Timing says nothing of a
 * picture that begins transparent, so each frame is asked whether the picture is complete and visible; the message after it comes when the frame has been handed over.
 */
function observePicture() {
  const old = document.querySelector("main img[fetchpriority=high]");
  window.touched = undefined;
  window.painted = undefined;
  const isShown = () => {
    const picture = [...document.querySelectorAll("main img[fetchpriority=high]")].find(
      (image) => image !== old,
    );
    if (!picture?.complete || picture.naturalWidth === 0 || !picture.checkVisibility()) return false;
    return Number(getComputedStyle(document.querySelector("main > div")).opacity) > 0;
  };
  const ask = () => {
    if (!isShown()) return requestAnimationFrame(ask);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.painted = performance.now());
    port2.postMessage(0);
  };
  const start = ({ timeStamp }) => {
    window.touched = timeStamp;
    requestAnimationFrame(ask);
  };
  document.addEventListener("touchstart", start, { capture: true, once: true });
}

async function openPage(browser, url, { isPlain, ...phone }) {
  const { context, page } = await openPhone(browser, phone);
  await page.goto(url);
  if (!isPlain)
    await page.waitForFunction("performance.getEntriesByName('onInitialClientRender').length > 0");
  await page.waitForLoadState("networkidle");
  return { context, page };
}

/** Touches what `find` finds. Returns the milliseconds to the next paint. */
export async function touchPage(browser, url, { path, find, prepare, isPlain }, slower) {
  const { context, page } = await openPage(browser, url + path, { slower, isPlain });
  await prepare?.(page);
  await find(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(ENTRY_MS);
  await page.evaluate(observeEvents);
  await find(page).tap({ noWaitAfter: true });
  await page.waitForTimeout(ENTRY_MS);
  const longest = await page.evaluate(() => window.longest);
  await context.close();
  return longest;
}

/** Touches a link on slow 4G. Returns the milliseconds until the next page's main picture is painted. */
export async function followLink(browser, url, { path, find, prepare }, slower) {
  const { context, page } = await openPage(browser, url + path, { slower, isSlowLine: true });
  await prepare?.(page);
  await find(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(PREFETCH_MS);
  await page.waitForLoadState("networkidle");
  await page.evaluate(observePicture);
  await find(page).tap({ noWaitAfter: true });
  await page.waitForFunction("window.painted !== undefined", undefined, { timeout: PICTURE_MS });
  const time = await page.evaluate(() => window.painted - window.touched);
  await context.close();
  return time;
}
