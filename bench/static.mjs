#!/usr/bin/env node
// Load: files per second of the packaged site against nginx (Debian's) with the same files and the same compression, measured in
// turns, so that a busy machine is unfair to both. Beside it the processor time of each answer, which does not depend on the client.
//   npm run package && node bench/static.mjs [--dist dist] [--seconds 5] [--rounds 3] [--connections 32]
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { findFreePort } from "../scripts/lib/port.mjs";
import { startNginx } from "./lib/nginx.mjs";
import { readProcessTime } from "./lib/process-tree.mjs";
import { rawLoad } from "./lib/raw-load.mjs";
import { startPackaged } from "./lib/site-process.mjs";
import { getMedian } from "./lib/statistics.mjs";

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "32" },
  },
});
const dist = resolve(values.dist);
const folder = await mkdtemp(join(tmpdir(), "palmarena-static-"));

/** What a visit is made of. */
async function listPaths() {
  const names = await readdir(join(dist, "public"), { recursive: true });
  const pick = (pattern) => names.filter((name) => pattern.test(name)).map((name) => `/${name}`);
  const pages = pick(/^(?!admin|_gatsby).+\/index\.html$/).map((path) => path.replace("/index.html", ""));
  const data = pick(/^page-data\/.+\/page-data\.json$/);
  const scripts = pick(/^(?:app|framework|webpack-runtime|component---)[\w-]*-[0-9a-f]{20}\.js$/);
  const pictures = pick(/^static\/.+\.avif$/).slice(0, 200);
  return { pages, visit: [...pages, ...data, ...scripts, ...pictures].sort(() => Math.random() - 0.5) };
}

async function measure(server, port, paths) {
  const load = { connections: Number(values.connections), seconds: Number(values.seconds) };
  await rawLoad(port, paths, { ...load, seconds: 1 });
  const before = readProcessTime(server.pid);
  const { whole, perSecond, failed } = await rawLoad(port, paths, load);
  const used = readProcessTime(server.pid) - before;
  return { perSecond, failed, microseconds: Math.round((used / whole) * 1e6) };
}

const paths = await listPaths();
const [sitePort, nginxPort] = [await findFreePort(), await findFreePort()];
const site = await startPackaged(dist, "server.mjs", { PORT: String(sitePort), DATA_DIR: folder });
const nginx = await startNginx(join(dist, "public"), nginxPort);
const shares = { pages: [], visit: [] };
for (let round = 1; round <= Number(values.rounds); round += 1)
  for (const [what, list] of Object.entries(paths)) {
    const ours = await measure(site, sitePort, list);
    const theirs = await measure(nginx, nginxPort, list);
    const share = Number((ours.perSecond / theirs.perSecond).toFixed(2));
    shares[what].push(share);
    console.log(JSON.stringify({ round, what, files: list.length, site: ours, nginx: theirs, share }));
  }
await site.end("SIGTERM");
await nginx.end();
await rm(folder, { recursive: true, force: true });
console.log(JSON.stringify({ medianPages: getMedian(shares.pages), medianVisit: getMedian(shares.visit) }));
