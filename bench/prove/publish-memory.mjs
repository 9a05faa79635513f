#!/usr/bin/env node
// What a publish leaves in the memory of `npm start`: the heap after a forced collection, before and after 50 publishes, each tenth of them of
// a sentence that a function answers with. Every function is called between two publishes. At most 20 MiB more.
//   node bench/prove/publish-memory.mjs [--publishes 50]
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { commitAll, measureBuild } from "../lib/build-copy.mjs";
import { copySources } from "../lib/copy-sources.mjs";
import { startCopy, waitFor } from "../lib/running-copy.mjs";

const { values } = parseArgs({ options: { publishes: { type: "string", default: "50" } } });
const MOST_MIB = 20;
/** An old version is kept for 30 s. */
const GRACE_MS = 35_000;
const BAD_LINK = "subscribe/confirm?token=none";
const FUNCTIONS = ["health", "contact", "content/en", "editor", "editor/picture", "staff/me.get", BAD_LINK];

const root = await mkdtemp(join(tmpdir(), "palmarena-publish-memory-"));
const heapFile = join(root, "heap");
await copySources(resolve("."), root);
commitAll(root);
await measureBuild(root);
const hook = join(import.meta.dirname, "../lib/heap-on-signal.mjs");
const site = await startCopy(root, { NODE_OPTIONS: `--import=${hook}`, HEAP_FILE: heapFile });

async function callFunctions() {
  for (const name of FUNCTIONS) await (await fetch(`${site.url}/api/${name}`)).text();
}

async function measureHeap() {
  await sleep(GRACE_MS);
  await rm(heapFile, { force: true });
  process.kill(site.pid, "SIGUSR2");
  for (;;) {
    const text = await readFile(heapFile, "utf8").catch(() => "");
    if (text !== "") return Number(text);
    await sleep(100);
  }
}

/** Puts a mark behind a text of a file, and waits until an address shows it. */
async function publish(file, pattern, address, mark) {
  const path = join(root, file);
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace(pattern, `$1${mark}`));
  await waitFor(site.url + address, (page) => page.includes(mark));
}

const publishes = Number(values.publishes);
await site.call("listBin");
await publish("content/settings/site.json", /("company": ")[^"]*/g, "/", "Mark 0");
await callFunctions();
const before = await measureHeap();
const started = performance.now();
for (let count = 1; count <= publishes; count += 1) {
  if (count % 10 === 0) {
    const sentence = /("badTitle": ")[^"]*/;
    await publish("src/locales/en/server.json", sentence, `/api/${BAD_LINK}`, `Mark ${count}`);
  } else await publish("content/settings/site.json", /("company": ")[^"]*/g, "/", `Mark ${count}`);
  await callFunctions();
}
const seconds = (performance.now() - started) / 1000 / publishes;
const after = await measureHeap();
await site.stop();
await rm(root, { recursive: true, force: true, maxRetries: 5 });
const [heapBefore, heapAfter, more] = [before, after, after - before].map((mib) => Number(mib.toFixed(1)));
console.log(JSON.stringify({ test: "publish-memory", publishes, heapBefore, heapAfter, more, seconds }));
process.exit(more <= MOST_MIB ? 0 : 1);
