#!/usr/bin/env node
// How long staff wait, on one machine: from Save in the editor until the server has answered and until visitors see it, five times; and until
// the sign-in and the quick changes are shown on a phone on slow 4G with a processor four times slower. Works on a built copy of the
// repository, which it makes.
//   node bench/staff.mjs [--root <built copy>] [--saves 5] [--visits 5] [--parts saves,pages]
import { mkdir, readFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { commitAll, measureBuild } from "./lib/build-copy.mjs";
import { copySources } from "./lib/copy-sources.mjs";
import { startChromium } from "./lib/run-lighthouse.mjs";
import { startCopy, waitFor } from "./lib/running-copy.mjs";
import { getMedian } from "./lib/statistics.mjs";
import { visitPage } from "./lib/visit-page.mjs";

const { values } = parseArgs({
  options: {
    root: { type: "string" },
    saves: { type: "string", default: "5" },
    visits: { type: "string", default: "5" },
    parts: { type: "string", default: "saves,pages" },
  },
});
const LOCALES = ["en", "es", "it"];
const PAGE = "/excursions/saona-island";
/** Between two saves a person needs longer than this, and a session of Gatsby is ready. */
const PAUSE_MS = 12_000;

async function makeCopy() {
  const root = join(tmpdir(), "palmarena-bench-staff");
  await mkdir(root, { recursive: true });
  await copySources(process.cwd(), root);
  commitAll(root);
  await measureBuild(root);
  return root;
}

/** Saves a price and a text as the editor does, the files of an offer in one call; gets the milliseconds until the answer, and until the page shows it. */
async function save(site, count) {
  const names = ["offer.yml", ...LOCALES.map((locale) => `${locale}.md`)];
  const paths = names.map((name) => `content/excursions/saona-island/${name}`);
  const entries = await site.call("readFiles", { paths });
  const marker = `Saved at ${Date.now()}`;
  const change = (text) =>
    text
      .replace(/^summary: .*$/m, `summary: ${marker}`)
      .replace(/^ {4}adult: \d+$/m, `    adult: ${70 + count}`);
  const dataFiles = entries.map(({ data, file }) => ({ path: file.path, raw: change(data) }));
  const versions = Object.fromEntries(entries.map(({ file }) => [file.path, file.id]));
  const started = performance.now();
  const answered = site
    .call("persistEntry", { dataFiles, assets: [], versions, options: {} })
    .then(() => performance.now() - started);
  const live = waitFor(site.url + PAGE, (text) => text.includes(marker)).then((time) => time - started);
  return { answered: await answered, live: await live };
}

async function measureSaves(site, root) {
  await site.call("listBin");
  const saves = [];
  for (let count = 0; count < Number(values.saves); count += 1) {
    await sleep(PAUSE_MS);
    const { answered, live } = await save(site, count);
    const { seconds } = JSON.parse(await readFile(join(root, ".build/publish.json"), "utf8"));
    console.log(
      `save ${count + 1}: answered ${Math.round(answered)} ms, live ${Math.round(live)} ms`,
      seconds,
    );
    saves.push({ answered, live });
  }
  const median = (get) => Math.round(getMedian(saves.map(get)));
  return { answeredMs: median(({ answered }) => answered), liveMs: median(({ live }) => live) };
}

async function measurePages(site) {
  const { browser } = await startChromium();
  const [name, value] = site.cookie.split("=");
  const figures = {};
  for (const [path, cookies] of [
    ["/admin/sign-in", []],
    ["/admin/quick", [{ name, value, url: site.url }]],
  ]) {
    const visits = [];
    for (let count = 0; count < Number(values.visits); count += 1)
      visits.push(await visitPage(browser, site.url + path, { cookies }));
    const median = (get) => Math.round(getMedian(visits.map(get)));
    figures[path] = {
      shownMs: median(({ lcp }) => lcp?.time),
      blockedMs: median(({ blocked }) => blocked),
      kilobytes: median(({ total }) => total / 1000),
      scriptKilobytes: median(({ bytes }) => (bytes.Script ?? 0) / 1000),
    };
  }
  await browser.close();
  return figures;
}

const root = values.root ?? (await makeCopy());
const site = await startCopy(root);
const parts = values.parts.split(",");
const figures = {
  load: loadavg()[0].toFixed(1),
  ...(parts.includes("saves") && { saves: await measureSaves(site, root) }),
  ...(parts.includes("pages") && { pages: await measurePages(site) }),
};
await site.stop();
console.log(JSON.stringify(figures));
