#!/usr/bin/env node
// Proof: a deployment breaks nothing for who is on the site. Visitors browse, and post enquiries, while a release in which every
// file has another name is deployed, rolled back and deployed again; each answer must be right, each enquiry stored.
//   npm run package && node bench/prove/deploy.mjs [--visitors 200] [--seconds 40] [--dist dist]
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { makeNextRelease } from "../lib/next-release.mjs";
import { getReferences, startStreams } from "../lib/post-stream.mjs";
import { readReferences } from "../lib/read-store.mjs";
import { startPackaged } from "../lib/site-process.mjs";
import { createVisitor } from "../lib/visitor.mjs";

const { values } = parseArgs({
  options: {
    visitors: { type: "string", default: "200" },
    seconds: { type: "string", default: "40" },
    dist: { type: "string", default: "dist" },
  },
});
const STARTS = ["/", "/es", "/it", "/excursions", "/es/excursiones", "/catalog", "/contact"];
const PAUSE_MS = 2000;
const dist = resolve(values.dist);
const folder = await mkdtemp(join(tmpdir(), "palmarena-deploy-"));
const [home, next, dataDir] = ["home", "next", "data"].map((name) => join(folder, name));
const deploy = (program, ...args) =>
  promisify(execFile)(process.execPath, [program, home, ...args], { cwd: folder });

const renamed = await makeNextRelease(dist, next, "next");
await deploy(join(dist, "deploy.mjs"));
const site = await startPackaged(home, "current/server.mjs", {
  PORT: String(await findFreePort()),
  DATA_DIR: dataDir,
  RATE_LIMIT: "0",
  SECRET: "d".repeat(40),
});

const broken = [];
const deployed = [];
let over = false;
const visitors = Array.from({ length: Number(values.visitors) }, () =>
  createVisitor(site.url, (problem) => broken.push(problem)),
);
const browsing = visitors.map(async (visitor, index) => {
  // They do not all come at once.
  await sleep((index / visitors.length) * 3000);
  await visitor.browse(STARTS[index % STARTS.length], () => over, PAUSE_MS);
});
const posts = startStreams(site.url, { streams: 4, pauseMs: 100 });
const steps = [
  [join(next, "deploy.mjs")],
  [join(home, "current/deploy.mjs"), "--rollback"],
  [join(next, "deploy.mjs")],
];
for (const [program, ...args] of steps) {
  await sleep((Number(values.seconds) * 1000) / (steps.length + 1));
  deployed.push((await deploy(program, ...args)).stdout.trim());
}
await sleep((Number(values.seconds) * 1000) / (steps.length + 1));
over = true;
await Promise.all(browsing);
const answers = await posts.stop();
const handovers = site.getErrors().filter((line) => line.includes("release-failed")).length;
await site.end("SIGTERM");

const references = getReferences(answers);
const stored = await readReferences({ dataDir });
const total = (name) => visitors.reduce((sum, { counts }) => sum + counts[name], 0);
const figures = {
  visitors: visitors.length,
  renamed,
  deployments: deployed.length,
  requests: total("requests"),
  pages: total("pages"),
  navigations: total("navigations"),
  reloads: total("reloads"),
  broken: broken.length,
  posts: answers.length,
  refused: answers.length - references.length,
  lost: references.filter((reference) => !stored.has(reference)).length,
  failedReleases: handovers,
};
console.log(deployed.join("\n"));
for (const problem of broken.slice(0, 20)) console.log(problem);
console.log(JSON.stringify(figures));
await rm(folder, { recursive: true, force: true });
const isGood =
  figures.broken + figures.refused + figures.lost + figures.failedReleases === 0 && figures.reloads > 0;
process.exit(isGood ? 0 : 1);
