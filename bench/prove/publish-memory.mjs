#!/usr/bin/env node
// What a publish leaves in the memory of `npm start`: the heap after a forced collection, before and after 50 publishes, each tenth of them of
// a sentence that a function answers with. Every function is called between two publishes. At most 20 MiB more.
//   node bench/prove/publish-memory.mjs [--publishes 50]
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { until } from "../lib/proof.mjs";
import { readOptions } from "../lib/report.mjs";
import { commitAll, copySources, markCompany, startCopy, waitForPage } from "../lib/site-copy.mjs";

const { publishes } = readOptions({ publishes: 50 });
const MOST_MIB = 20;
/** An old version is kept for 30 s. */
const GRACE_MS = 35_000;
const BAD_LINK = "subscribe/confirm?token=none";
const FUNCTIONS = [
  "health",
  "contact",
  "content/en",
  "editor/entries",
  "editor/thumbnail",
  "staff/me.get",
  BAD_LINK,
];

const root = await mkdtemp(join(tmpdir(), "palmarena-publish-memory-"));
const heapFile = join(root, "heap");
await copySources(root);
commitAll(root);
const hook = join(import.meta.dirname, "../lib/heap-on-signal.mjs");
const site = await startCopy(root, { NODE_OPTIONS: `--import=${hook}`, HEAP_FILE: heapFile });

async function measureHeap() {
  await sleep(GRACE_MS);
  await rm(heapFile, { force: true });
  process.kill(site.pid, "SIGUSR2");
  let text = "";
  await until("The writing of the heap's size", async () => {
    text = await readFile(heapFile, "utf8").catch(() => "");
    return text !== "";
  });
  return Number(text);
}

/** Puts a mark behind a sentence of a function's page. */
async function markSentence(mark) {
  const file = join(root, "src/locales/en/server.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/("badTitle": ")[^"]*/, `$1${mark}`));
}

async function publish(count) {
  const mark = `Mark ${count}`;
  const isSentence = count % 10 === 9;
  await (isSentence ? markSentence(mark) : markCompany(root, mark));
  await waitForPage(site.url + (isSentence ? `/api/${BAD_LINK}` : "/"), (page) => page.includes(mark));
  for (const name of FUNCTIONS) await (await fetch(`${site.url}/api/${name}`)).text();
}

await publish(0);
const before = await measureHeap();
const started = performance.now();
for (let count = 1; count <= publishes; count += 1) await publish(count);
const seconds = (performance.now() - started) / 1000 / publishes;
const after = await measureHeap();
await site.end();
await rm(root, { recursive: true, force: true, maxRetries: 5 });
const [heapBefore, heapAfter, more] = [before, after, after - before].map((mib) => Number(mib.toFixed(1)));
console.log(JSON.stringify({ publishes, heapBefore, heapAfter, more, seconds }));
process.exit(more <= MOST_MIB ? 0 : 1);
