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
  const find = () => [...document.querySelectorAll("main img[fetchpriority=high]")];
  const [old] = find();
  window.painted = undefined;
  const isShown = () => {
    const picture = find().find((image) => image !== old);
    if (!picture?.complete || picture.naturalWidth === 0 || !picture.checkVisibility()) return false;
    return Number(getComputedStyle(document.querySelector("main > div")).opacity) > 0;
  };
  const start = ({ timeStamp }) => {
    const ask = () => {
      if (!isShown()) return requestAnimationFrame(ask);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.painted = performance.now() - timeStamp);
      port2.postMessage(0);
    };
    requestAnimationFrame(ask);
  };
  document.addEventListener("touchstart", start, { capture: true, once: true });
}

/** Opens the page of a touch with what is touched in view, and does what comes before. */
async function openPage(browser, url, { path, find, prepare, isPlain }, isSlowLine) {
  const { context, page } = await openPhone(browser, isSlowLine);
  await page.goto(url + path);
  if (!isPlain)
    await page.waitForFunction("performance.getEntriesByName('onInitialClientRender').length > 0");
  await page.waitForLoadState("networkidle");
  await prepare?.(page);
  await find(page).scrollIntoViewIfNeeded();
  return { context, page };
}

/** Touches what `find` finds, or types letters there. Returns the milliseconds from each to the next paint; under 16 ms the browser says nothing: 0. */
export async function touchPage(browser, url, touch) {
  const { context, page } = await openPage(browser, url, touch, false);
  const place = touch.find(page);
  const tap = () => place.tap({ noWaitAfter: true });
  if (touch.letters) await tap();
  await page.waitForTimeout(ENTRY_MS);
  await page.evaluate(observeEvents);
  const times = [];
  for (const letter of touch.letters ?? [undefined]) {
    await page.evaluate(() => (window.longest = 0));
    await (letter === undefined ? tap() : page.keyboard.press(letter));
    await page.waitForTimeout(ENTRY_MS);
    times.push(await page.evaluate(() => window.longest));
  }
  await context.close();
  return times;
}

/** Touches a link on slow 4G. Returns the milliseconds until the next page's main picture is painted. */
export async function followLink(browser, url, link) {
  const { context, page } = await openPage(browser, url, link, true);
  await page.waitForTimeout(PREFETCH_MS);
  await page.waitForLoadState("networkidle");
  await page.evaluate(observePicture);
  await link.find(page).tap({ noWaitAfter: true });
  await page.waitForFunction("window.painted !== undefined", undefined, { timeout: PICTURE_MS });
  const time = await page.evaluate(() => window.painted);
  await context.close();
  return [Math.round(time)];
}
