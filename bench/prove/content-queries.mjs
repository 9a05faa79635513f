#!/usr/bin/env node
// Proof: no content query, however hostile, gets an answer 5xx or makes the site compute for more than 100 ms. Queries go one after
// another; "ms" is the time from query to answer on this machine as busy as it is, "cpuMs" what the site's main thread computed.
//   node bench/prove/content-queries.mjs [--queries 5000] [--seed 1] [--root <built site>]
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import fc from "fast-check";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { bundleSite } from "../lib/bundle-site.mjs";
import { hostileQuery } from "../lib/hostile-queries.mjs";
import { sendRequest } from "../lib/send-request.mjs";
import { startSite } from "../lib/site-process.mjs";

const { values } = parseArgs({
  options: {
    queries: { type: "string", default: "5000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    root: { type: "string" },
  },
});
const BUDGET_MS = 100;
const SILENCE_MS = 5000;
const HOST_LIMIT = 64 * 1024;
const EXPECTED = [200, 400, 404, 413, 422];
const BUG = /uncaught|unhandled|request-failed|function-failed|host-failed/;

const bundle = values.root === undefined ? await bundleSite() : undefined;
const dataDir = await mkdtemp(join(tmpdir(), "site-queries-"));
const port = await findFreePort();
const site = await startSite(values.root ?? bundle.root, {
  PORT: String(port),
  DATA_DIR: dataDir,
  SECRET: "q".repeat(40),
});
const agent = new Agent({ keepAlive: false });

async function ask({ path, body }) {
  const started = performance.now();
  const answer = await sendRequest(site.url, agent, {
    method: "POST",
    path: `content${path}`,
    query: "",
    type: "application/json",
    headers: {},
    body,
  }).catch((error) => {
    // Of a body that is too large the server reads nothing, so sending it may fail before the answer is read.
    if (Buffer.byteLength(body) <= HOST_LIMIT || !["EPIPE", "ECONNRESET"].includes(error.code)) throw error;
    return { status: 413, text: '{"code":"too-large"}', headers: { "content-type": "application/json" } };
  });
  return { ...answer, ms: performance.now() - started };
}

function findFault({ status, text, headers }) {
  if (!EXPECTED.includes(status)) return `answered ${status}`;
  const reply = headers["content-type"]?.startsWith("application/json") ? JSON.parse(text) : undefined;
  if (reply === undefined) return `${status} is no JSON`;
  if (status === 422 && (reply.code !== "invalid" || typeof reply.key !== "string"))
    return `422 without code and key: ${text.slice(0, 200)}`;
  if (Array.isArray(reply) && reply.length > 200) return `${reply.length} documents`;
  return undefined;
}

/** Gets for how long the site's main thread has computed, whatever else the machine does; Linux alone says so. */
async function getCpuMs() {
  const text = await readFile(`/proc/${site.pid}/schedstat`, "utf8").catch(() => "NaN");
  return Number(text.split(" ")[0]) / 1e6;
}

async function measure(query) {
  const before = await getCpuMs();
  const answer = await ask(query);
  return { answer, cpuMs: (await getCpuMs()) - before };
}

/** A busy machine lets everything wait: what counts is how long the site computed, and that it was not silent for long. */
function isSlow(ms, cpuMs) {
  return Number.isNaN(cpuMs) ? ms > BUDGET_MS : cpuMs > BUDGET_MS || ms > SILENCE_MS;
}

const statuses = {};
const times = [];
const cpuTimes = [];
const problems = [];
let slow = 0;
// The first query of a language loads its documents and makes its index.
for (const locale of ["en", "es", "it"])
  await ask({ path: `/${locale}`, body: '{"deep":true,"search":"saona","where":{"title":{"$regex":"a"}}}' });
const queries = fc.sample(hostileQuery, { numRuns: Number(values.queries), seed: Number(values.seed) });
for (const query of queries) {
  const { answer, cpuMs } = await measure(query);
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  times.push(answer.ms);
  cpuTimes.push(cpuMs);
  const fault = findFault(answer);
  if (fault !== undefined) problems.push(`${fault}: ${query.path} ${String(query.body).slice(0, 500)}`);
  if (!isSlow(answer.ms, cpuMs)) continue;
  slow += 1;
  problems.push(`${Math.round(answer.ms)} ms: ${query.path} ${String(query.body).slice(0, 500)}`);
}

const bugs = site.getErrors().filter((line) => BUG.test(line));
problems.push(...bugs.slice(0, 5));
if (site.hasEnded()) problems.push("The site ended.");
await site.end("SIGTERM");
agent.destroy();
await rm(dataDir, { recursive: true, force: true });
await bundle?.remove();
function summarize(all) {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (share) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1));
  return { p50: at(0.5), p99: at(0.99), slowest: at(1) };
}
const failed = Object.entries(statuses).reduce(
  (sum, [status, count]) => sum + (status >= 500 ? count : 0),
  0,
);
console.log(
  JSON.stringify({
    queries: queries.length,
    seed: Number(values.seed),
    statuses,
    failed,
    slow,
    bugs: bugs.length,
    ms: summarize(times),
    cpuMs: summarize(cpuTimes),
  }),
);
for (const problem of problems.slice(0, 30)) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
