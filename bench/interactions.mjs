#!/usr/bin/env node
// How soon a page answers a touch, in a real Chromium as a phone with a processor four times slower: from the touch to the next paint,
// as the browser's Event Timing says (which counts in steps of 8 ms). Goal: 100 ms. Writes a section of bench/results.md.
//   node bench/interactions.mjs [--root <built site>] [--runs 5] [--slower 4] [--dry]
/* global window -- of the page that is measured */
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { startChromium } from "./lib/run-lighthouse.mjs";
import { serveFolder } from "./lib/serve-folder.mjs";
import { getMedian } from "./lib/statistics.mjs";
import { toTable, writeSection } from "./lib/results.mjs";

const { values } = parseArgs({
  options: {
    root: { type: "string", default: process.cwd() },
    runs: { type: "string", default: "5" },
    slower: { type: "string", default: "4" },
    dry: { type: "boolean", default: false },
  },
});
/** Event Timing has its entries ready some frames after the paint. */
const ENTRY_MS = 1000;

const TOUCHES = {
  "menu opens": ["/contact", (page) => page.getByRole("button", { name: "Menu", exact: false }).first()],
  "menu's link, another page": [
    "/contact",
    (page) => page.getByRole("dialog").getByRole("link", { name: "Services" }),
    (page) => page.getByRole("button", { name: "Menu", exact: false }).first().tap(),
  ],
  "another language": [
    "/excursions/saona-island",
    (page) => page.getByRole("main").locator("a[hreflang=es]"),
  ],
  "question opens": ["/excursions/saona-island", (page) => page.locator("#faq summary").first()],
  "one more person": ["/excursions/saona-island", (page) => page.locator("#book button[aria-label]").nth(1)],
  "offer kept": ["/excursions/saona-island", (page) => page.locator("main button[aria-pressed]").first()],
  "kind filtered": [
    "/catalog",
    (page) => page.locator("form[role=search] label:has(input[type=checkbox])").first(),
  ],
};

/** In the page: notes the longest event of each interaction. */
function observe() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

async function touch(browser, url, [path, find, prepare]) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });
  await page.goto(url + path);
  await page.waitForFunction("performance.getEntriesByName('onInitialClientRender').length > 0");
  await page.waitForLoadState("networkidle");
  await prepare?.(page);
  await find(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(ENTRY_MS);
  await page.evaluate(observe);
  await find(page).tap();
  await page.waitForTimeout(ENTRY_MS);
  const longest = await page.evaluate(() => window.longest);
  await context.close();
  return longest;
}

const server = await serveFolder(join(values.root, "public"));
const { browser } = await startChromium();
const [load] = loadavg();
const rows = [["touch", "next paint, median ms", "worst ms"]];
for (const [name, steps] of Object.entries(TOUCHES)) {
  const times = [];
  for (let run = 0; run < Number(values.runs); run += 1) times.push(await touch(browser, server.url, steps));
  rows.push([name, String(getMedian(times)), String(Math.max(...times))]);
  console.log(rows.at(-1).join("  "));
}
await browser.close();
server.stop();
const says = `\`node bench/interactions.mjs --runs ${values.runs}\` (${new Date().toISOString().slice(0, 10)}, processor ${values.slower} times slower, load average ${load.toFixed(1)} when it began). Under 16 ms the browser says nothing: 0.`;
if (!values.dry) await writeSection("From a touch to the next paint", `${says}\n\n${toTable(rows)}`);
