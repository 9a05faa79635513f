#!/usr/bin/env node
// How long staff wait, on one machine: from Save in the editor until the server has answered and until visitors see it, five times; and until
// the sign-in and the quick changes are shown on a phone on slow 4G with a processor four times slower. Works on a built copy of the
// repository, which it makes.
//   node bench/staff.mjs [--saves 5] [--visits 5]
import { mkdir } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { startChromium, visitPage } from "./lib/phone.mjs";
import { getMedian } from "./lib/report.mjs";
import { commitAll, copySources, measureBuild, startCopy, waitForPage } from "./lib/site-copy.mjs";

const { values } = parseArgs({
  options: { saves: { type: "string", default: "5" }, visits: { type: "string", default: "5" } },
});
const PAGE = "/excursions/saona-island";
const PATHS = ["offer.yml", "en.md", "es.md", "it.md"].map(
  (name) => `content/excursions/saona-island/${name}`,
);
/** Between two saves a person needs longer than this, and a session of Gatsby is ready. */
const PAUSE_MS = 12_000;

/** Saves a price and a text as the editor does, the files of an offer in one call. Returns the milliseconds until the answer, and until the page shows it. */
async function save(site, count) {
  await sleep(PAUSE_MS);
  const entries = await site.call("readFiles", { paths: PATHS });
  const marker = `Saved at ${Date.now()}`;
  const change = (text) =>
    text
      .replace(/^summary: .*$/m, `summary: ${marker}`)
      .replace(/^ {4}adult: \d+$/m, `    adult: ${70 + count}`);
  const dataFiles = entries.map(({ data, file }) => ({ path: file.path, raw: change(data) }));
  const versions = Object.fromEntries(entries.map(({ file }) => [file.path, file.id]));
  const started = performance.now();
  const saving = site.call("persistEntry", { dataFiles, assets: [], versions, options: {} });
  const [answered, live] = await Promise.all([
    saving.then(() => performance.now()),
    waitForPage(site.url + PAGE, (text) => text.includes(marker)),
  ]);
  return { answeredMs: answered - started, liveMs: live - started };
}

async function visit(browser, site, path) {
  const [name, value] = site.cookie.split("=");
  const cookies = path === "/admin/sign-in" ? [] : [{ name, value, url: site.url }];
  const { lcp, blocked, total } = await visitPage(browser, site.url + path, { cookies });
  return { shownMs: lcp?.time, blockedMs: blocked, kilobytes: total / 1000 };
}

/** Does something so many times. Returns the median of each figure. */
async function measure(times, run) {
  const rows = [];
  for (let count = 0; count < Number(times); count += 1) rows.push(await run(count));
  const getFigure = (name) => Math.round(getMedian(rows.map((row) => row[name])));
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, getFigure(name)]));
}

const root = join(tmpdir(), "palmarena-bench-staff");
await mkdir(root, { recursive: true });
await copySources(root);
commitAll(root);
await measureBuild(root);
const site = await startCopy(root);
const load = loadavg()[0].toFixed(1);
const figures = { load, save: await measure(values.saves, (count) => save(site, count)) };
const { browser } = await startChromium();
for (const path of ["/admin/sign-in", "/admin/quick"])
  figures[path] = await measure(values.visits, () => visit(browser, site, path));
await browser.close();
await site.end();
console.log(JSON.stringify(figures));
