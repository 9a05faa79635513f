#!/usr/bin/env node
// Stress test: no content query, however hostile, gets an answer 5xx or makes the site compute for more than 100 ms, and no search for more
// than 25 ms once the indices are there. Queries go one after another, searches after them (a fifth as many); "ms" is the time from query to answer on this machine as busy as it is, "cpuMs" what the site's main thread computed.
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
import { FIRST_SEARCHES, hostileSearch } from "../lib/hostile-searches.mjs";
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
const SEARCH_BUDGET_MS = 25;
/** With the documents of a language, and code that has never run. */
const FIRST_BUDGET_MS = 500;
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
  RATE_LIMIT: "0",
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
function isSlow({ answer: { ms }, cpuMs }, budgetMs) {
  return Number.isNaN(cpuMs) ? ms > budgetMs : cpuMs > budgetMs || ms > SILENCE_MS;
}

/** Sends a query again that was slow: the garbage of others may have been collected meanwhile. */
async function measureFairly(query, budgetMs) {
  const measured = await measure(query);
  return isSlow(measured, budgetMs) ? measure(query) : measured;
}

const statuses = {};
const problems = [];

/** Sends queries one after another; gets how long they took, and how many took too long. */
async function run(queries, budgetMs) {
  const times = [];
  const cpuTimes = [];
  let slow = 0;
  for (const query of queries) {
    const measured = await measureFairly(query, budgetMs);
    const { answer, cpuMs } = measured;
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    times.push(answer.ms);
    cpuTimes.push(cpuMs);
    const fault = findFault(answer);
    if (fault !== undefined) problems.push(`${fault}: ${query.path} ${String(query.body).slice(0, 500)}`);
    if (!isSlow(measured, budgetMs)) continue;
    slow += 1;
    const took = `${Math.round(answer.ms)} ms, of which computing ${Math.round(cpuMs)}`;
    problems.push(`${took}: ${query.path} ${String(query.body).slice(0, 500)}`);
  }
  return { times, cpuTimes, slow };
}

const seed = Number(values.seed);
const count = Number(values.queries);
// The first search of a language or a field makes its index, between other requests.
const first = await run(FIRST_SEARCHES, FIRST_BUDGET_MS);
const queries = await run(fc.sample(hostileQuery, { numRuns: count, seed }), BUDGET_MS);
const searches = await run(
  fc.sample(hostileSearch, { numRuns: Math.ceil(count / 5), seed }),
  SEARCH_BUDGET_MS,
);

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
  (sum, [status, number]) => sum + (status >= 500 ? number : 0),
  0,
);
console.log(
  JSON.stringify({
    queries: queries.times.length,
    searches: searches.times.length,
    seed,
    statuses,
    failed,
    slow: first.slow + queries.slow + searches.slow,
    bugs: bugs.length,
    ms: summarize(queries.times),
    cpuMs: summarize(queries.cpuTimes),
    searchCpuMs: summarize(searches.cpuTimes),
    firstSearchCpuMs: summarize(first.cpuTimes),
  }),
);
for (const problem of problems.slice(0, 30)) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
