#!/usr/bin/env node
// How long builds take and how much memory they need, and whose it is, over synthetic content of our own content model: N entries in
// three languages, a page for each. Cold: no output and no cache; warm: one English entry edited. Edit to live: the same while `npm start` runs.
//   node bench/builds.mjs --entries 300 [--formats webp,jpeg] [--cold 1] [--warm 2] [--live 0] [--folder <copy>]
// With --cold 0 the copy of the run before is built on; sources are copied anew all the same.
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import {
  clean,
  commitAll,
  copySources,
  measureBuild,
  setFormats,
  startCopy,
  waitForPage,
} from "./lib/site-copy.mjs";
import { writeSyntheticContent } from "./lib/synthetic-content.mjs";

const { values } = parseArgs({
  options: {
    entries: { type: "string", default: "25" },
    formats: { type: "string", default: "avif,webp,jpeg" },
    cold: { type: "string", default: "1" },
    warm: { type: "string", default: "2" },
    live: { type: "string", default: "0" },
    folder: { type: "string" },
  },
});
/** Between opening the editor and the first save a person needs longer than this. */
const PAUSE_MS = 12_000;
const entries = Number(values.entries);
const root = values.folder ?? join(tmpdir(), `palmarena-builds-${entries}`);

function report(kind, { seconds, cpu, peak, largest, phases }) {
  const load = loadavg()[0].toFixed(1);
  console.log(`${kind}: ${seconds.toFixed(1)} s (${cpu} s of processor), peak ${peak} MiB, load ${load}`);
  for (const line of largest) console.log(`    at the peak: ${line}`);
  for (const [name, time] of phases.filter(([, duration]) => duration >= 0.1))
    console.log(`    ${name}: ${time} s`);
}

await mkdir(root, { recursive: true });
await copySources(root, (name) => !/^content\/.*\.(md|yml)$/.test(name));
await setFormats(root, values.formats.split(","));
const edited = await writeSyntheticContent(join(root, "content"), entries);
commitAll(root);

/** Edits the entry. Returns what its page says then. */
async function edit() {
  const marker = `Edited at ${Date.now()}`;
  await appendFile(edited.file, `\n${marker}.\n`);
  return marker;
}

for (let run = 0; run < Number(values.cold); run += 1) {
  await clean(root);
  report("cold", await measureBuild(root));
}
for (let run = 0; run < Number(values.warm); run += 1) {
  const marker = await edit();
  report("warm", await measureBuild(root));
  const html = await readFile(join(root, "public", edited.path, "index.html"), "utf8");
  if (!html.includes(marker)) throw new Error(`The page ${edited.path} does not show the edit.`);
}
const site = Number(values.live) > 0 ? await startCopy(root) : undefined;
for (let run = 0; run < Number(values.live); run += 1) {
  await sleep(PAUSE_MS);
  const started = performance.now();
  const marker = await edit();
  const live = await waitForPage(site.url + edited.path, (text) => text.includes(marker));
  console.log(`edit to live: ${((live - started) / 1000).toFixed(1)} s`);
}
await site?.end();
