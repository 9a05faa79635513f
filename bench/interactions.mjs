#!/usr/bin/env node
// How soon a page answers a touch, in a real Chromium as a phone with a processor four times slower: from the touch to the next paint, as
// the browser's Event Timing says (in steps of 8 ms), beside the same touch on the same page as plain HTML; and from a touch of a link to the
// paint of the next page's main picture on slow 4G. Goals: 100 ms and 1.5 times the plain page; 450 ms.
//   node bench/interactions.mjs [--root <built site>] [--runs 5] [--slower 4] [--only <part of a name>]
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { startChromium } from "./lib/phone.mjs";
import { getMedian, toTable } from "./lib/report.mjs";
import { serveFolder, toLimitPage } from "./lib/serve-folder.mjs";
import { followLink, touchPage } from "./lib/touch-page.mjs";

const { values } = parseArgs({
  options: {
    root: { type: "string", default: process.cwd() },
    runs: { type: "string", default: "5" },
    slower: { type: "string", default: "4" },
    only: { type: "string", default: "" },
  },
});
const openMenu = (page) => page.getByRole("button", { name: "Menu", exact: false }).first().tap();

const openFilters = (page) => page.locator("form[role=search] button[aria-expanded]").tap();

/** What is touched, on which page; `prepare` comes before it. A plain page has no scripts and so nothing to prepare with. */
const TOUCHES = [
  {
    name: "menu opens",
    path: "/contact",
    find: (page) => page.locator("header button[aria-haspopup=dialog]"),
  },
  {
    name: "menu's link, another page",
    path: "/contact",
    find: (page) => page.getByRole("dialog").getByRole("link", { name: "Services" }),
    prepare: openMenu,
    isScriptOnly: true,
  },
  {
    name: "another language",
    path: "/excursions/saona-island",
    find: (page) => page.getByRole("main").locator("a[hreflang=es]"),
    isScriptOnly: true,
  },
  {
    name: "section opens",
    path: "/excursions/saona-island",
    find: (page) => page.locator("details:has(> #faq) > summary"),
  },
  {
    name: "one more person",
    path: "/excursions/saona-island",
    find: (page) => page.locator("#book button[aria-label]").nth(1),
  },
  {
    name: "offer kept",
    path: "/excursions/saona-island",
    find: (page) => page.locator("main button[aria-pressed]").first(),
  },
  {
    name: "kind filtered",
    path: "/catalog",
    find: (page) => page.locator("form[role=search] label:has(input[type=checkbox])").first(),
    prepare: openFilters,
    isScriptOnly: true,
  },
];

/** Links to a page with a main picture. */
const LINKS = [
  { name: "card of a list", path: "/excursions", find: (page) => page.locator("main article a").first() },
  { name: "teaser of the home page", path: "/", find: (page) => page.locator("#categories + ul a").first() },
  {
    name: "menu's link to a list",
    path: "/contact",
    find: (page) => page.getByRole("dialog").getByRole("link", { name: "Excursions" }),
    prepare: openMenu,
  },
];

const RUNS = Number(values.runs);
const LIMIT = "/limit";
const folder = join(values.root, "public");
const slower = Number(values.slower);
const isAsked = ({ name }) => name.includes(values.only);

const paths = [...new Set(TOUCHES.map(({ path }) => path))];
const limits = await Promise.all(
  paths.map(async (path) => [
    LIMIT + path,
    toLimitPage(await readFile(join(folder, path, "index.html"), "utf8")),
  ]),
);
const server = await serveFolder(folder, new Map(limits));
const { browser } = await startChromium();
const [load] = loadavg();

/** Runs the steps of a row in turn, so that what else the machine does meets all of them alike. */
async function runInTurn(steps) {
  const times = steps.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, step] of steps.entries()) times[index].push(await step());
  return times;
}

const touches = [["touch", "next paint, median ms", "worst ms", "plain page, median ms", "ratio"]];
for (const touch of TOUCHES.filter(isAsked)) {
  const plain = { ...touch, path: LIMIT + touch.path, isPlain: true };
  const [own, limit = []] = await runInTurn([
    () => touchPage(browser, server.url, touch, slower),
    ...(touch.isScriptOnly ? [] : [() => touchPage(browser, server.url, plain, slower)]),
  ]);
  const [median, base] = [getMedian(own), getMedian(limit)];
  const compared =
    limit.length > 0 ? [String(base), base ? `${(median / base).toFixed(2)} x` : "–"] : ["–", "–"];
  touches.push([touch.name, String(median), String(Math.max(...own)), ...compared]);
  console.log(touches.at(-1).join("  "), "|", own.join(" "), "|", limit.join(" "));
}

const links = [["link", "main picture painted, median ms", "worst ms"]];
for (const link of LINKS.filter(isAsked)) {
  const [times] = await runInTurn([() => followLink(browser, server.url, link, slower)]);
  links.push([link.name, getMedian(times).toFixed(0), Math.max(...times).toFixed(0)]);
  console.log(links.at(-1).join("  "), "|", times.map((time) => time.toFixed(0)).join(" "));
}

await browser.close();
server.stop();
console.log(
  `Processor ${values.slower} times slower, load average ${load.toFixed(1)} when it began. Under 16 ms the browser says nothing: 0.`,
);
for (const table of [touches, links]) console.log(`\n${toTable(table)}`);
