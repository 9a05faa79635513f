#!/usr/bin/env node
// Stress test: deployments break nothing for visitors. They browse, and post enquiries, through Caddy as docs/hosting sets it
// up, while a release in which every script has another name is deployed and rolled back in turns, each time with a restart on a
// socket that stays open; each answer must be right, each enquiry stored.
//   npm run package && node bench/prove/deploy.mjs [--restarts 5] [--visitors 200] [--seconds 40] [--dist dist]
import { execFile } from "node:child_process";
import { mkdtemp, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startCaddy } from "../../src/testing/start-caddy.mjs";
import { startActivated } from "../lib/activated-service.mjs";
import { makeNextRelease } from "../lib/next-release.mjs";
import { countAnswers, getReferences, startStreams } from "../lib/requests.mjs";
import { readReferences } from "../lib/store.mjs";
import { createVisitor } from "../lib/visitor.mjs";

const { values } = parseArgs({
  options: {
    restarts: { type: "string", default: "5" },
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
const run = promisify(execFile);
const deploy = async (program) =>
  (await run(process.execPath, [program, home], { cwd: folder })).stdout.trim();

const renamed = await makeNextRelease(dist, next, "next");
await deploy(join(dist, "deploy.mjs"));
const [port, proxyPort] = [await findFreePort(), await findFreePort()];
const site = await startActivated(join(home, "current/server.mjs"), port, {
  DATA_DIR: dataDir,
  RATE_LIMIT: "0",
  TRUST_PROXY: "1",
  SECRET: "d".repeat(40),
});
const proxy = await startCaddy(folder, { http: proxyPort }, port);
const url = `http://127.0.0.1:${proxyPort}`;

const broken = [];
const deployed = [];
let over = false;
const visitors = Array.from({ length: Number(values.visitors) }, () =>
  createVisitor(url, (problem) => broken.push(problem)),
);
const browsing = visitors.map(async (visitor, index) => {
  // They do not all come at once.
  await sleep((index / visitors.length) * 3000);
  await visitor.browse(STARTS[index % STARTS.length], () => over, PAUSE_MS);
});
const posts = startStreams(url, { streams: 32, pauseMs: 40 });
const restarts = Number(values.restarts);
const pause = (Number(values.seconds) * 1000) / (restarts + 1);
const restartMs = [];
for (let turn = 0; turn < restarts; turn += 1) {
  await sleep(pause);
  // The new release, then back by the release before itself, and so on.
  deployed.push(
    await deploy(join(turn === 0 ? next : join(home, await readlink(join(home, "previous"))), "deploy.mjs")),
  );
  restartMs.push(await site.restart());
}
await sleep(pause);
over = true;
await Promise.all(browsing);
const answers = await posts.stop();
await proxy.stop();
await site.end();

const references = getReferences(answers);
const stored = await readReferences({ dataDir });
const total = (name) => visitors.reduce((sum, { counts }) => sum + counts[name], 0);
const figures = {
  visitors: visitors.length,
  renamed,
  restartMs,
  requests: total("requests"),
  pages: total("pages"),
  navigations: total("navigations"),
  reloads: total("reloads"),
  broken: broken.length,
  posts: answers.length,
  answers: countAnswers(answers),
  refused: answers.length - references.length,
  lost: references.filter((reference) => !stored.has(reference)).length,
};
console.log(deployed[0]);
for (const problem of broken.slice(0, 20)) console.log(problem);
console.log(JSON.stringify(figures));
await rm(folder, { recursive: true, force: true });
const isGood = figures.broken + figures.refused + figures.lost === 0 && figures.reloads > 0;
process.exit(isGood ? 0 : 1);
