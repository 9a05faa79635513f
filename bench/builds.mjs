#!/usr/bin/env node
// How long builds take and how much memory they need, over synthetic content of our own content model: N entries in three languages, a page
// for each. Cold: no output and no cache; warm: one English entry edited. Edit to live: the same while `npm start` runs.
//   [GATSBY_AVIF=0] node bench/builds.mjs [--entries 25] [--cold 1] [--warm 2] [--live 4]
// With --cold 0 the copy of the run before is built on; sources are copied anew all the same.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdir, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { readMemory } from "./lib/process-memory.mjs";
import { readOptions } from "./lib/report.mjs";
import { commitAll, copySources, createEnvironment, startCopy, waitForPage } from "./lib/site-copy.mjs";
import { writeSyntheticContent } from "./lib/synthetic-content.mjs";

const { entries, cold, warm, live } = readOptions({ entries: 25, cold: 1, warm: 2, live: 4 });
/** What a build makes; a cold one begins without it. */
const MADE = ["public", ".cache", ".build", "static/admin"];
/** Between opening the editor and the first save a person needs longer than this. */
const PAUSE_MS = 12_000;
const SAMPLE_MS = 500;
const root = join(tmpdir(), `palmarena-builds-${entries}`);
const getSeconds = (began) => ((performance.now() - began) / 1000).toFixed(1);

/** Builds as `npm run build` does, which prints the time of its steps, and prints what all took. */
async function measureBuild(kind) {
  const began = performance.now();
  const options = { cwd: root, env: createEnvironment(), stdio: "inherit" };
  const child = spawn(process.execPath, ["scripts/build.mjs"], options);
  let peak = 0;
  const watching = setInterval(() => (peak = Math.max(peak, readMemory(child.pid))), SAMPLE_MS);
  const [code] = await once(child, "close");
  clearInterval(watching);
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
  const load = loadavg()[0].toFixed(1);
  console.log(`${kind}: ${getSeconds(began)} s, peak ${Math.round(peak)} MiB, load ${load}`);
}

await mkdir(root, { recursive: true });
await copySources(root);
const edited = await writeSyntheticContent(join(root, "content"), entries);
commitAll(root);

/** Edits the entry. Returns what its page says then. */
async function edit() {
  const marker = `Edited at ${Date.now()}`;
  await appendFile(edited.file, `\n${marker}.\n`);
  return marker;
}

for (let run = 0; run < cold; run += 1) {
  for (const name of MADE) await rm(join(root, name), { recursive: true, force: true });
  await measureBuild("cold");
}
for (let run = 0; run < warm; run += 1) {
  const marker = await edit();
  await measureBuild("warm");
  const html = await readFile(join(root, "public", edited.path, "index.html"), "utf8");
  if (!html.includes(marker)) throw new Error(`The page ${edited.path} does not show the edit.`);
}
const site = live > 0 ? await startCopy(root) : undefined;
for (let run = 0; run < live; run += 1) {
  await sleep(PAUSE_MS);
  const began = performance.now();
  const marker = await edit();
  await waitForPage(site.url + edited.path, (text) => text.includes(marker));
  console.log(`edit to live: ${getSeconds(began)} s`);
}
await site?.end();
