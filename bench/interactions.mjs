#!/usr/bin/env node
// How soon a page answers a touch or a letter, in a real Chromium as a phone with a processor four times slower: from it to the next paint, as
// the browser's Event Timing says (in steps of 8 ms), beside the same touch on the same page as plain HTML; and from a touch of a link to the
// paint of the next page's main picture on slow 4G. Goals: 100 ms and 1.5 times the plain page; 50 ms a letter; 450 ms.
//   node bench/interactions.mjs [--root <built site>] [--runs 5] [--only <part of a name>]
// Letters among 3,000 offers: `--only letter --root` and the folder of `node bench/builds.mjs --entries 3000`.
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";

import { startChromium } from "./lib/phone.mjs";
import { getMedian, getPercentile, readOptions, toTable } from "./lib/report.mjs";
import { serveFolder, toLimitPage } from "./lib/serve-folder.mjs";
import { followLink, touchPage } from "./lib/touch-page.mjs";

const { root, runs, only } = readOptions({ root: process.cwd(), runs: 5, only: "" });
const OFFER = "/excursions/saona-island";
const LIMIT = "/limit";
const openMenu = (page) => page.getByRole("button", { name: "Menu" }).first().tap();
const openFilters = (page) => page.locator("form[role=search] button[aria-expanded]").tap();
const inMenu = (name) => (page) => page.getByRole("dialog").getByRole("link", { name });
const locate = (selector) => (page) => page.locator(selector).first();

/**
 * What is touched, on which page; `prepare` comes before it. A plain page has no scripts and so nothing to prepare with (`isScriptOnly`).
 * Links lead to a page with a main picture.
 */
const TOUCHES = [
  { name: "menu opens", path: "/contact", find: locate("header button[aria-haspopup=dialog]") },
  {
    ...{ name: "menu's link, another page", path: "/contact", find: inMenu("Services") },
    ...{ prepare: openMenu, isScriptOnly: true },
  },
  { name: "another language", path: OFFER, find: locate("main a[hreflang=es]"), isScriptOnly: true },
  { name: "section opens", path: OFFER, find: locate("details:has(> #faq) > summary") },
  { name: "one more person", path: OFFER, find: (page) => page.locator("#book button[aria-label]").nth(1) },
  { name: "offer kept", path: OFFER, find: locate("main button[aria-pressed]") },
  {
    ...{ name: "kind filtered", path: "/catalog", prepare: openFilters, isScriptOnly: true },
    find: locate("form[role=search] label:has(input[type=checkbox])"),
  },
  {
    ...{ name: "letter typed", path: "/catalog", isScriptOnly: true },
    ...{ find: locate("input[type=search]"), letters: [..."island beach"] },
  },
  { name: "link: card of a list", path: "/excursions", find: locate("main [data-facts] a"), isLink: true },
  { name: "link: teaser of the home page", path: "/", find: locate("#categories + ul a"), isLink: true },
  {
    ...{ name: "link: menu's link to a list", path: "/contact", find: inMenu("Excursions") },
    ...{ prepare: openMenu, isLink: true },
  },
].filter(({ name }) => name.includes(only));

const folder = join(root, "public");
const limits = new Map();
for (const { path, isScriptOnly, isLink } of TOUCHES)
  if (!isScriptOnly && !isLink)
    limits.set(LIMIT + path, toLimitPage(await readFile(join(folder, path, "index.html"), "utf8")));
const server = await serveFolder(folder, limits);
const { browser } = await startChromium();
console.log(`Load average ${loadavg()[0].toFixed(1)} when it began.`);

const rows = [];
for (const touch of TOUCHES) {
  const [own, plain] = [[], []];
  // In turn, so that what else the machine does meets both alike.
  for (let run = 0; run < runs; run += 1) {
    own.push(...(await (touch.isLink ? followLink : touchPage)(browser, server.url, touch)));
    if (limits.has(LIMIT + touch.path) && !touch.isScriptOnly && !touch.isLink) {
      const limit = { ...touch, path: LIMIT + touch.path, isPlain: true };
      plain.push(...(await touchPage(browser, server.url, limit)));
    }
  }
  const base = plain.length > 0 ? getMedian(plain) : "–";
  rows.push([touch.name, getMedian(own), getPercentile(own, 0.95), Math.max(...own), base]);
  console.log(touch.name, "|", own.join(" "), "|", plain.join(" "));
}
await browser.close();
server.stop();
console.log(
  `\n${toTable([["touch", "median ms", "95 % ms", "worst ms", "plain page, median ms"], ...rows])}`,
);
