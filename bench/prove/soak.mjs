#!/usr/bin/env node
// Stress test: the packaged site stands everything at once for a while: visitors, content queries, enquiries, hostile requests, slow
// clients, uploads that are cut off. No answer 5xx, no confirmed enquiry lost, and memory that does not grow: its mean in
// the last third of the time is at most 5 % above that of the middle third.
//   npm run package && node bench/prove/soak.mjs [--minutes 10] [--dist dist]
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";

import { fuzzRequest } from "../lib/fuzz-requests.mjs";
import { hostileQuery } from "../lib/hostile-queries.mjs";
import { readMemory } from "../lib/process-memory.mjs";
import { prove } from "../lib/proof.mjs";
import { getReferences, sendRequest, sendSlowly, startStreams } from "../lib/requests.mjs";
import { readReferences } from "../lib/store.mjs";
import { createVisitor } from "../lib/visitor.mjs";

const MAX_GROWTH = 0.05;
/**
 * The heap of a server with 512 MB. On a large machine V8 lets garbage lie for longer than this test lasts: the process grows by half,
 * and after a collection it is as small as before.
 */
const HEAP = "--max-old-space-size=256";
const SAMPLE_MS = 1000;
const CLOSED = ["ECONNRESET", "EPIPE"];
const SEARCH = {
  ...{ method: "POST", path: "content/es/excursions", query: "", type: "application/json", headers: {} },
  body: '{"limit":20,"search":"saona"}',
};
const sampleOne = (arbitrary) => fc.sample(arbitrary, 1)[0];
const getMean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

await prove({ store: "sqlite", minutes: 10, dist: "dist" }, async function standEverything(proof) {
  await proof.recordMails();
  const site = await proof.start({ NODE_OPTIONS: HEAP });
  const until = performance.now() + proof.minutes * 60_000;
  const isOver = () => performance.now() > until;
  const statuses = {};
  const failures = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 20, timeout: 60_000 });

  /** Does one thing after the other until the time is over; each gets a status. */
  async function repeat(what, pauseMs, ask) {
    statuses[what] ??= {};
    while (!isOver()) {
      const { status, about } = await ask();
      statuses[what][status] = (statuses[what][status] ?? 0) + 1;
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
  async function dawdle(bytes, everyMs, goOn) {
    const line = await sendSlowly(proof.variables.PORT, bytes, everyMs, goOn);
    return { status: Number(/ (\d{3}) /.exec(line ?? "")?.[1]) || "closed" };
  }

  const note = (problem) => failures.push(`visitor: ${problem}`);
  const visitors = Array.from({ length: 20 }, () => createVisitor(site.url, note));
  const memory = [];
  async function watch() {
    while (!isOver()) {
      if (site.hasEnded()) throw new Error(`The site has ended:\n${site.getErrors().slice(-50).join("\n")}`);
      memory.push(readMemory(site.pid));
      await sleep(SAMPLE_MS);
    }
  }
  const times = (count, work) => Array.from({ length: count }, work);

  const posts = startStreams(site.url, { streams: 4, pauseMs: 200 });
  await Promise.all([
    watch(),
    ...visitors.map((visitor, index) => visitor.browse(index % 2 === 0 ? "/" : "/es", isOver, 1000)),
    ...times(2, () => repeat("content query", 100, () => send(SEARCH))),
    ...times(2, () => repeat("hostile query", 100, () => send(sampleOne(hostileQuery)))),
    ...times(3, () => repeat("hostile request", 50, () => send(sampleOne(fuzzRequest)))),
    ...times(4, () => repeat("cut off", 100, () => dawdle(5, 20, false))),
    ...times(10, () => repeat("slow", 100, () => dawdle(1000, 500, true))),
  ]);
  const answers = await posts.stop();
  agent.destroy();
  await site.end("SIGTERM");

  const references = getReferences(answers);
  const stored = await readReferences(proof.settings);
  const third = Math.floor(memory.length / 3);
  const [middleMB, lastMB] = [memory.slice(third, 2 * third), memory.slice(-third)].map(getMean);
  const growth = lastMB / middleMB - 1;
  for (const failure of failures.slice(0, 20)) console.log(failure);
  const refused = answers.length - references.length;
  const lost = references.filter((reference) => !stored.has(reference)).length;
  return {
    passed: refused + lost + failures.length === 0 && growth <= MAX_GROWTH,
    ...{ statuses, posts: answers.length, refused, lost, failures: failures.length },
    visits: visitors.reduce((sum, { counts }) => sum + counts.requests, 0),
    ...{ middleMB: Math.round(middleMB), lastMB: Math.round(lastMB), growth: Number(growth.toFixed(3)) },
  };
});
