#!/usr/bin/env node
// Stress test: power cuts break no publishing. Every language of the site's settings and of an offer is changed while the site runs
// and publishes; site and builds are killed (SIGKILL) at a random moment; after the next `npm start` each page must have the change.
//   node bench/prove/publish-kills.mjs [--kills 5]
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { commitAll, createEnvironment } from "../lib/build-copy.mjs";
import { copySources } from "../lib/copy-sources.mjs";

const { values } = parseArgs({ options: { kills: { type: "string", default: "5" } } });
const START_MS = 600_000;
const PUBLISH_MS = 300_000;
/** Longer than a session of Gatsby takes to start, and than it takes to publish. */
const LONGEST_MS = 45_000;

const root = await mkdtemp(join(tmpdir(), "palmarena-publish-kills-"));
await copySources(resolve("."), root);
commitAll(root);
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const PAGES = ["/", "/es", "/it"];

async function isRight(path, text) {
  const response = await fetch(url + path).catch(() => undefined);
  return response?.ok === true && (await response.text()).includes(text);
}

async function waitFor(what, patience, isThere) {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    if (await isThere()) return;
    await sleep(250);
  }
  throw new Error(`${what}: not within ${patience / 1000} s. The folder: ${root}`);
}

async function start() {
  const env = createEnvironment({ PORT: String(port), NODE_ENV: "production" });
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env,
    stdio: "ignore",
    detached: true,
  });
  await waitFor("the start", START_MS, () => isRight("/", ""));
  const cookie = await openEditorSession(url, join(root, ".data"));
  const body = JSON.stringify({ action: "listBin", params: {} });
  const headers = { "content-type": "application/json", origin: url, cookie };
  await fetch(`${url}/api/editor`, { method: "POST", headers, body });
  return child;
}

/** Puts a mark into the company's name of each language, which stands on every page. */
async function change(mark) {
  const file = join(root, "content/settings/site.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replaceAll(/("company": ")[^"]*/g, `$1${mark}`));
}

for (let kill = 1; kill <= Number(values.kills); kill += 1) {
  const cut = await start();
  const delay = Math.round(Math.random() * LONGEST_MS);
  const before = Math.round(Math.random() * delay);
  await sleep(before);
  await change(`Cut ${kill}`);
  await sleep(delay - before);
  // The whole process group is killed, with the build, as by a power cut.
  process.kill(-cut.pid, "SIGKILL");
  await sleep(500);
  const next = await start();
  await change(`Whole ${kill}`);
  for (const path of PAGES)
    await waitFor(`${path} after kill ${kill}`, PUBLISH_MS, () => isRight(path, `Whole ${kill}`));
  process.kill(-next.pid, "SIGTERM");
  await new Promise((done) => next.once("exit", done));
  console.log(`kill ${kill}: after ${delay} ms, ${delay - before} ms after a change; all pages right`);
}
await rm(root, { recursive: true, force: true, maxRetries: 5 });
console.log(JSON.stringify({ test: "publish-kills", kills: Number(values.kills), failed: 0 }));
