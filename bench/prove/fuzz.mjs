#!/usr/bin/env node
// Proof: no request, however strange, ends the site or gets an answer 5xx, and every refusal names its code.
//   node bench/prove/fuzz.mjs [--requests 20000] [--seed 1] [--root <built site>]
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request as sendHttp } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import fc from "fast-check";

import { bundleSite } from "../lib/bundle-site.mjs";
import { fuzzRequest } from "../lib/fuzz-requests.mjs";
import { getFreePort, startSite, startSmtpSink } from "../lib/site-process.mjs";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    root: { type: "string" },
  },
});
const AT_ONCE = 20;
const LIMIT = 64 * 1024;
const requests = Number(values.requests);
const bundle = values.root === undefined ? await bundleSite() : undefined;
const dataDir = await mkdtemp(join(tmpdir(), "site-fuzz-"));
const sink = await startSmtpSink();
const port = await getFreePort();
const site = await startSite(values.root ?? bundle.root, {
  PORT: String(port),
  DATA_DIR: dataDir,
  RATE_LIMIT: "0",
  SECRET: "f".repeat(40),
  SMTP_URL: sink.url,
});

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const statuses = {};
const problems = [];

function send({ method, path, query, type, headers, body }) {
  return new Promise((resolve, reject) => {
    const length = { "content-length": Buffer.byteLength(body), "content-type": type };
    const options = { method, agent, headers: { ...headers, ...length } };
    const sent = sendHttp(`${site.url}/api/${path}${query}`, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on("error", reject);
    sent.setTimeout(45_000, () => sent.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })));
    sent.end(body);
  });
}

/** Gets what is wrong with an answer, if anything. */
function judge(method, { status, headers, text }) {
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  if (status < 400 || method === "HEAD") return undefined;
  // A link that is no good is shown to a person, as a page.
  if (headers["content-type"]?.startsWith("text/html")) return undefined;
  try {
    if (typeof JSON.parse(text).code === "string") return undefined;
  } catch {
    // Told below.
  }
  return `${status} without a code: ${text.slice(0, 200)}`;
}

async function check(one) {
  try {
    return judge(one.method, await send(one));
  } catch (error) {
    // Of a body that is too large the server reads nothing, so sending it may fail before the answer is read.
    if (Buffer.byteLength(one.body) > LIMIT && ["EPIPE", "ECONNRESET"].includes(error.code)) {
      statuses.cut = (statuses.cut ?? 0) + 1;
      return undefined;
    }
    const about = `${one.method} ${one.path}${one.query} ${one.type} ${JSON.stringify(one.headers)} ${String(one.body).slice(0, 200)}`;
    return `no answer: ${error.code ?? error.message} ${about}`;
  }
}

/** A client that sends its body a byte at a time, or stops in the middle. Gets the answer's first line. */
function sendSlowly(bytes, everyMs, goOn) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let left = bytes;
    socket.write(
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n",
    );
    const timer = setInterval(() => {
      if (left > 0) socket.write("{");
      else if (!goOn) socket.destroy();
      left -= 1;
    }, everyMs);
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      resolve(answer.split("\r\n")[0]);
    });
  });
}

async function checkLarge() {
  const body = Buffer.alloc(10 * 1024 * 1024, "x");
  for (const type of [
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ]) {
    const problem = await check({ method: "POST", path: "contact", query: "", type, headers: {}, body });
    if (problem !== undefined) problems.push(`10 MB: ${problem}`);
  }
}

const started = Date.now();
const hasty = Promise.all(Array.from({ length: 20 }, (_, index) => sendSlowly(index, 20, false)));
// These two wait for the server's patience to end, which is too long for a short run.
const lasting = Promise.all(requests < 1000 ? [] : [sendSlowly(1000, 500, true), sendSlowly(1, 100, true)]);
const group = fc.array(fuzzRequest, { minLength: AT_ONCE, maxLength: AT_ONCE });
const property = fc.asyncProperty(group, async (all) => {
  const found = (await Promise.all(all.map(check))).filter((problem) => problem !== undefined);
  if (found.length > 0) throw new Error(found.join("\n"));
});
const run = await fc.check(property, {
  numRuns: Math.ceil(requests / AT_ONCE),
  seed: Number(values.seed),
  endOnFailure: true,
});
if (run.failed)
  problems.push(String(run.errorInstance?.message ?? run.error), JSON.stringify(run.counterexample));
await checkLarge();
await hasty;
for (const line of await lasting)
  if (!line.startsWith("HTTP/1.1 408")) problems.push(`A slow body was answered: ${line}`);
await sleep(200);
const health = await fetch(`${site.url}/api/health`).then((response) => response.status);
if (health !== 200) problems.push(`health: ${health}`);
const bugs = site
  .getErrors()
  .filter((line) => /uncaught|unhandled|request-failed|function-failed|host-failed/.test(line));
problems.push(...bugs.slice(0, 5));
if (site.hasEnded()) problems.push("The site ended.");
await site.end("SIGTERM");
agent.destroy();
sink.stop();
await rm(dataDir, { recursive: true, force: true });
await bundle?.remove();
console.log(
  JSON.stringify({
    requests,
    seed: Number(values.seed),
    statuses,
    bugs: bugs.length,
    seconds: Math.round((Date.now() - started) / 1000),
  }),
);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
