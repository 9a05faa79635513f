#!/usr/bin/env node
// How long builds take and how much memory they need, and whose it is, over synthetic content of our own content model: N entries in
// three languages, a page for each. Cold: no output and no cache; warm: one English entry edited.
//   node bench/builds.mjs --entries 300 [--formats webp,jpeg] [--cold 1] [--warm 2] [--publish] [--folder <copy>]
// With --cold 0 the copy of the run before is built on; sources are copied anew all the same.
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { clean, commitAll, measureBuild, setFormats } from "./lib/build-copy.mjs";
import { copySources } from "./lib/copy-sources.mjs";
import { measurePublishing } from "./lib/measure-publishing.mjs";
import { writeSyntheticContent } from "./lib/synthetic-content.mjs";

const { values } = parseArgs({
  options: {
    entries: { type: "string", default: "25" },
    formats: { type: "string", default: "avif,webp,jpeg" },
    cold: { type: "string", default: "1" },
    warm: { type: "string", default: "2" },
    publish: { type: "boolean", default: false },
    folder: { type: "string" },
  },
});
const ORIGINAL = join(import.meta.dirname, "..");
const entries = Number(values.entries);
const root = values.folder ?? join(tmpdir(), `palmarena-builds-${entries}`);

function report(kind, { seconds, cpu, peak, largest = [], phases = [] }, note = "") {
  const load = loadavg()[0].toFixed(1);
  console.log(
    `${kind}: ${seconds.toFixed(1)} s (${cpu} s of processor), peak ${peak} MiB, load ${load} ${note}`,
  );
  for (const line of largest) console.log(`    at the peak: ${line}`);
  for (const [name, time] of phases.filter(([, duration]) => duration >= 0.1))
    console.log(`    ${name}: ${time} s`);
}

/** Edits the entry, lets `build` act on it and tells whether its page says so. */
async function edit({ file, path }, build) {
  const marker = `Edited at ${Date.now()}`;
  await appendFile(file, `\n${marker}.\n`);
  const result = await build();
  const html = await readFile(join(root, "public", path, "index.html"), "utf8");
  if (!html.includes(marker)) throw new Error(`The page ${path} does not show the edit.`);
  return result;
}

function getNote({ phases, rendered }) {
  const [, seconds] = phases.find(([name]) => name.includes("share pictures")) ?? [];
  if (seconds) return `share pictures ${seconds} s of it`;
  return rendered === undefined ? "" : `${rendered} pages rendered`;
}

await mkdir(root, { recursive: true });
await copySources(ORIGINAL, root, (name) => !/^content\/.*\.(md|yml)$/.test(name));
await setFormats(root, values.formats.split(","));
const edited = await writeSyntheticContent(join(root, "content"), entries);
commitAll(root);
for (let run = 0; run < Number(values.cold); run += 1) {
  await clean(root);
  const cold = await measureBuild(root);
  report("cold", cold, getNote(cold));
}
for (let run = 0; run < Number(values.warm); run += 1) {
  const warm = await edit(edited, () => measureBuild(root));
  report("warm", warm, getNote(warm));
}
if (values.publish) for (const [kind, result] of await measurePublishing(root, edited)) report(kind, result);
