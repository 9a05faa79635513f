#!/usr/bin/env node
// How soon a page answers a touch, in a real Chromium as a phone with a processor four times slower: from the touch to the next paint, as
// the browser's Event Timing says (in steps of 8 ms), beside the same touch on the same page as plain HTML; and from a touch of a link to the
// paint of the next page's main picture on slow 4G. Goals: 100 ms and 1.5 times the plain page; 450 ms.
//   node bench/interactions.mjs [--root <built site>] [--runs 5] [--slower 4] [--only <part of a name>] [--trace <folder>]
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { toLimitPage } from "./lib/limit-page.mjs";
import { LINKS, TOUCHES } from "./lib/touches.mjs";
import { followLink, touchPage } from "./lib/touch-page.mjs";
import { startChromium } from "./lib/run-lighthouse.mjs";
import { serveFolder } from "./lib/serve-folder.mjs";
import { getMedian } from "./lib/statistics.mjs";
import { toTable } from "./lib/to-table.mjs";

const { values } = parseArgs({
  options: {
    root: { type: "string", default: process.cwd() },
    runs: { type: "string", default: "5" },
    slower: { type: "string", default: "4" },
    only: { type: "string", default: "" },
    trace: { type: "string" },
  },
});
const RUNS = Number(values.runs);
const LIMIT = "/limit";
const folder = join(values.root, "public");
const options = { slower: Number(values.slower), trace: values.trace };
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
    () => touchPage(browser, server.url, touch, options),
    ...(touch.isScriptOnly ? [] : [() => touchPage(browser, server.url, plain, options)]),
  ]);
  const [median, base] = [getMedian(own), getMedian(limit)];
  const compared =
    limit.length > 0 ? [String(base), base ? `${(median / base).toFixed(2)} x` : "–"] : ["–", "–"];
  touches.push([touch.name, String(median), String(Math.max(...own)), ...compared]);
  console.log(touches.at(-1).join("  "), "|", own.join(" "), "|", limit.join(" "));
}

const links = [["link", "main picture painted, median ms", "worst ms"]];
for (const link of LINKS.filter(isAsked)) {
  const [times] = await runInTurn([() => followLink(browser, server.url, link, options)]);
  links.push([link.name, getMedian(times).toFixed(0), Math.max(...times).toFixed(0)]);
  console.log(links.at(-1).join("  "), "|", times.map((time) => time.toFixed(0)).join(" "));
}

await browser.close();
server.stop();
console.log(
  `Processor ${values.slower} times slower, load average ${load.toFixed(1)} when it began. Under 16 ms the browser says nothing: 0.`,
);
for (const table of [touches, links]) console.log(`\n${toTable(table)}`);
