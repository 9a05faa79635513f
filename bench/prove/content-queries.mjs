#!/usr/bin/env node
// Stress test: no content query, however hostile, gets an answer 5xx or makes the site compute for more than 100 ms, and no search for more
// than 25 ms once the indices are there. Queries go one after another, searches after them (a fifth as many); "ms" is the time from query to answer on this machine as busy as it is, "cpuMs" what the site's main thread computed.
//   node bench/prove/content-queries.mjs [--queries 5000] [--seed 1]
import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import fc from "fast-check";

import { FIRST_SEARCHES, hostileQuery, hostileSearch } from "../lib/hostile-queries.mjs";
import { prove } from "../lib/proof.mjs";
import { getPercentile } from "../lib/report.mjs";
import { BUG, isCutOff, sendRequest } from "../lib/requests.mjs";

const BUDGET_MS = 100;
const SEARCH_BUDGET_MS = 25;
/** With the documents of a language, and code that has never run. */
const FIRST_BUDGET_MS = 500;
const SILENCE_MS = 5000;
const EXPECTED = [200, 400, 404, 413, 422];

function findFault({ status, text, headers }) {
  if (!EXPECTED.includes(status)) return `answered ${status}`;
  const reply = headers["content-type"]?.startsWith("application/json") ? JSON.parse(text) : undefined;
  if (reply === undefined) return `${status} is no JSON`;
  if (status === 422 && (reply.code !== "invalid" || typeof reply.key !== "string"))
    return `422 without code and key: ${text.slice(0, 200)}`;
  if (Array.isArray(reply) && reply.length > 200) return `${reply.length} documents`;
  return undefined;
}

/** A busy machine lets everything wait: what counts is how long the site computed, and that it was not silent for long. */
function isSlow({ ms, cpuMs }, budgetMs) {
  return Number.isNaN(cpuMs) ? ms > budgetMs : cpuMs > budgetMs || ms > SILENCE_MS;
}

function summarize(times) {
  const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => Number(getPercentile(times, share).toFixed(1)));
  return { p50, p99, slowest };
}

async function answerEveryQuery(proof) {
  const site = await proof.start();
  const agent = new Agent({ keepAlive: false });

  /** Returns for how long the site's main thread has computed, whatever else the machine does; Linux alone says so. */
  async function getCpuMs() {
    const text = await readFile(`/proc/${site.pid}/schedstat`, "utf8").catch(() => "NaN");
    return Number(text.split(" ")[0]) / 1e6;
  }

  async function measure({ path, body }) {
    const [cpuBefore, started] = [await getCpuMs(), performance.now()];
    const request = {
      method: "POST",
      path: `content${path}`,
      query: "",
      type: "application/json",
      headers: {},
      body,
    };
    const answer = await sendRequest(site.url, agent, request).catch((error) => {
      if (!isCutOff(error, body)) throw error;
      return { status: 413, text: '{"code":"too-large"}', headers: { "content-type": "application/json" } };
    });
    return { answer, ms: performance.now() - started, cpuMs: (await getCpuMs()) - cpuBefore };
  }

  const statuses = {};
  const problems = [];

  /** Sends queries one after another. Returns how long they took. */
  async function run(queries, budgetMs) {
    const measured = [];
    for (const query of queries) {
      let one = await measure(query);
      // Again, because the garbage of others may have been collected meanwhile.
      if (isSlow(one, budgetMs)) one = await measure(query);
      measured.push(one);
      statuses[one.answer.status] = (statuses[one.answer.status] ?? 0) + 1;
      const slow =
        isSlow(one, budgetMs) && `${Math.round(one.ms)} ms, of which ${Math.round(one.cpuMs)} computing`;
      for (const fault of [findFault(one.answer), slow].filter(Boolean))
        problems.push(`${fault}: ${query.path} ${String(query.body).slice(0, 500)}`);
    }
    return {
      ms: summarize(measured.map(({ ms }) => ms)),
      cpuMs: summarize(measured.map(({ cpuMs }) => cpuMs)),
    };
  }

  const { queries: count, seed } = proof;
  // The first search of a language or a field makes its index, between other requests.
  const first = await run(FIRST_SEARCHES, FIRST_BUDGET_MS);
  const queries = await run(fc.sample(hostileQuery, { numRuns: count, seed }), BUDGET_MS);
  const numRuns = Math.ceil(count / 5);
  const searches = await run(fc.sample(hostileSearch, { numRuns, seed }), SEARCH_BUDGET_MS);
  problems.push(...site.getErrors().filter((line) => BUG.test(line)));
  if (site.hasEnded()) problems.push("The site ended.");
  await site.end("SIGTERM");
  agent.destroy();
  for (const problem of problems.slice(0, 30)) console.error(problem);
  return { passed: problems.length === 0, problems: problems.length, statuses, first, queries, searches };
}

await prove({ store: "sqlite", queries: 5000, seed: Date.now() % 1_000_000 }, answerEveryQuery);
