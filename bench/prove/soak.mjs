#!/usr/bin/env node
// Stress test: the packaged site stands everything at once for a while: visitors, content queries, enquiries, hostile requests, slow
// clients, uploads that are cut off. No answer 5xx, no confirmed enquiry lost, and memory that does not grow: its mean in
// the last third of the time is at most 5 % above that of the middle third.
//   npm run package && node bench/prove/soak.mjs [--minutes 10] [--dist dist]
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import fc from "fast-check";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startMailServer } from "../../src/testing/mail-server.mjs";
import { fuzzRequest } from "../lib/fuzz-requests.mjs";
import { hostileQuery } from "../lib/hostile-queries.mjs";
import { getReferences, sendRequest, sendSlowly, startStreams } from "../lib/requests.mjs";
import { readMemory } from "../../scripts/lib/process-tree.mjs";
import { startSite } from "../lib/site.mjs";
import { readReferences } from "../lib/store.mjs";
import { createVisitor } from "../lib/visitor.mjs";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, dist: { type: "string", default: "dist" } },
});
const MAX_GROWTH = 0.05;
/**
 * The heap of a server with 512 MB. On a large machine V8 lets garbage lie for longer than this test lasts: the process grows by half,
 * and after a collection it is as small as before.
 */
const HEAP = "--max-old-space-size=256";
const SAMPLE_MS = 1000;
const CLOSED = ["ECONNRESET", "EPIPE"];
const durationMs = Number(values.minutes) * 60_000;
const dataDir = await mkdtemp(join(tmpdir(), "palmarena-soak-"));
const smtp = await startMailServer(() => Promise.resolve());
const port = await findFreePort();
const site = await startSite(
  resolve(values.dist),
  {
    ...{ PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: "0", NODE_OPTIONS: HEAP },
    ...{ SECRET: "k".repeat(40), SMTP_URL: smtp.url },
  },
  { file: "server.mjs" },
);

const began = performance.now();
const isOver = () => performance.now() - began > durationMs;
const statuses = {};
const failures = [];
const agent = new Agent({ keepAlive: true, maxSockets: 20, timeout: 60_000 });

function count(what, status) {
  statuses[what] ??= {};
  statuses[what][status] = (statuses[what][status] ?? 0) + 1;
}

/** Does one thing after the other until the time is over; each gets a status. */
async function repeat(what, pauseMs, ask) {
  while (!isOver()) {
    const { status, about } = await ask();
    count(what, status);
    if (status >= 500 || status === "no answer") failures.push(`${what}: ${status} ${about ?? ""}`);
    await sleep(pauseMs);
  }
}

async function send(request) {
  try {
    const { status } = await sendRequest(site.url, agent, request);
    return { status, about: `${request.method} ${request.path}` };
  } catch (error) {
    // Of a body that is too large the server reads nothing: sending the rest fails.
    return { status: CLOSED.includes(error.code) ? "closed" : "no answer", about: error.code };
  }
}

const sampleOne = (arbitrary) => fc.sample(arbitrary, 1)[0];
const plain = { method: "POST", query: "", type: "application/json", headers: {} };
const askContent = () =>
  send({ ...plain, path: "content/es/excursions", body: '{"limit":20,"search":"saona"}' });
const askHostile = () => {
  const { path, body } = sampleOne(hostileQuery);
  return send({ ...plain, path: `content${path}`, body });
};
async function dawdle(bytes, everyMs, goOn) {
  const line = await sendSlowly(port, bytes, everyMs, goOn);
  return { status: Number(/ (\d{3}) /.exec(line ?? "")?.[1]) || "closed" };
}

const visitors = Array.from({ length: 20 }, () =>
  createVisitor(site.url, (problem) => failures.push(`visitor: ${problem}`)),
);
const memory = [];
async function watch() {
  while (!isOver()) {
    if (site.hasEnded()) throw new Error(`The site has ended:\n${site.getErrors().slice(-50).join("\n")}`);
    memory.push(readMemory(site.pid));
    await sleep(SAMPLE_MS);
  }
}

const posts = startStreams(site.url, { streams: 4, pauseMs: 200 });
await Promise.all([
  watch(),
  ...visitors.map((visitor, index) => visitor.browse(index % 2 === 0 ? "/" : "/es", isOver, 1000)),
  ...[1, 2].map(() => repeat("content query", 100, askContent)),
  ...[1, 2].map(() => repeat("hostile query", 100, askHostile)),
  ...[1, 2, 3].map(() => repeat("hostile request", 50, () => send(sampleOne(fuzzRequest)))),
  ...[1, 2, 3, 4].map(() => repeat("cut off", 100, () => dawdle(5, 20, false))),
  ...Array.from({ length: 10 }, () => repeat("slow", 100, () => dawdle(1000, 500, true))),
]);
const answers = await posts.stop();
agent.destroy();
await site.end("SIGTERM");
await smtp.stop();

const references = getReferences(answers);
const stored = await readReferences({ dataDir });
await rm(dataDir, { recursive: true, force: true });
const third = Math.floor(memory.length / 3);
const getMean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
const [middle, last] = [memory.slice(third, 2 * third), memory.slice(-third)].map(getMean);
const growth = last / middle - 1;
const tenth = Math.ceil(memory.length / 10);
const tenths = Array.from({ length: 10 }, (_, index) => memory.slice(index * tenth, (index + 1) * tenth));
for (const failure of failures.slice(0, 20)) console.log(failure);
console.log(JSON.stringify(statuses));
const figures = {
  minutes: Number(values.minutes),
  visits: visitors.reduce((sum, { counts }) => sum + counts.requests, 0),
  posts: answers.length,
  refused: answers.length - references.length,
  lost: references.filter((reference) => !stored.has(reference)).length,
  failures: failures.length,
  middleMB: Math.round(middle),
  lastMB: Math.round(last),
  growth: Number(growth.toFixed(3)),
  tenthsMB: tenths.map((list) => Math.round(getMean(list))),
};
console.log(JSON.stringify(figures));
const isGood = figures.refused + figures.lost + figures.failures === 0 && growth <= MAX_GROWTH;
process.exit(isGood ? 0 : 1);
