/* global window, document, MutationObserver -- of the page that is measured */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

import { findSystemChromium } from "../../scripts/lib/find-chromium.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Starts a Chromium with a port that Lighthouse drives it by. */
export async function startChromium() {
  const port = await findFreePort();
  const executablePath = findSystemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/**
 * Runs Lighthouse for phones once. `throttling`: `simulate` computes slow 4G, `devtools` applies it. Returns the score (0 to 100),
 * and milliseconds.
 */
export async function runLighthouse(port, url, throttling) {
  const options = ["--quiet", "--output=json", "--only-categories=performance", `--port=${port}`];
  const args = ["--yes", "lighthouse@12.8.2", url, ...options, `--throttling-method=${throttling}`];
  const { stdout } = await promisify(execFile)("npx", args, { maxBuffer: 2 ** 26 });
  const { audits, categories } = JSON.parse(stdout);
  const get = (audit) => audits[audit].numericValue ?? 0;
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    lcp: get("largest-contentful-paint"),
    blocked: get("total-blocking-time"),
    shift: get("cumulative-layout-shift"),
  };
}

/** Lighthouse's "slow 4G" as it is applied, not computed: 150 ms and 1.6 Mbit/s become this on the wire of one request. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** How long nothing may happen before a page counts as finished. */
const QUIET_MS = 2500;

/** In the page, before its first byte: notes what is painted, what shifts, what keeps the processor. */
function observe() {
  const seen = (window.seen = { lcp: null, picture: 0, shift: 0, tasks: [], fcp: 0 });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime, element }) => {
    seen.lcp = { time: startTime, isPicture: element?.matches("img[fetchpriority=high]") ?? false };
  });
  watch("element", ({ renderTime }) => (seen.picture ||= renderTime));
  watch("layout-shift", ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  watch("longtask", ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  // Only a named element tells when it was painted.
  new MutationObserver(() => {
    const picture = document.querySelector("img[fetchpriority=high]:not([elementtiming])");
    picture?.setAttribute("elementtiming", "main");
  }).observe(document, { childList: true, subtree: true });
}

/** In the page, at the end. */
function read() {
  const { fcp, tasks, ...seen } = window.seen;
  const picture = document.querySelector("img[fetchpriority=high]");
  const [arrival] = picture ? performance.getEntriesByName(picture.currentSrc) : [];
  const late = tasks.filter(({ startTime }) => startTime >= fcp);
  const [alive] = performance.getEntriesByName("onInitialClientRender");
  return {
    ...seen,
    arrived: arrival?.responseEnd,
    alive: alive?.startTime,
    blocked: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

/** Adds up what came over the wire, in bytes by kind. */
function countBytes(session) {
  const kinds = new Map();
  const bytes = {};
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

/** Opens an empty page of a phone with a processor four times slower, on slow 4G unless `isSlowLine` is false. */
export async function openPhone(browser, isSlowLine = true) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (isSlowLine) await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { context, page, session };
}

/**
 * Opens an address as a phone does on slow 4G with a processor four times slower, perhaps signed in (`cookies`), and waits until nothing
 * happens any more. Returns milliseconds since the navigation, and bytes.
 */
export async function visitPage(browser, url, cookies = []) {
  const { context, page, session } = await openPhone(browser);
  await context.addCookies(cookies);
  await page.addInitScript(observe);
  const bytes = countBytes(session);
  await page.goto(url, { waitUntil: "load" });
  let last = Date.now();
  const touch = () => (last = Date.now());
  session.on("Network.dataReceived", touch);
  session.on("Network.requestWillBeSent", touch);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(200);
  const seen = await page.evaluate(read);
  await context.close();
  return { ...seen, bytes, total: Object.values(bytes).reduce((sum, count) => sum + count, 0) };
}
