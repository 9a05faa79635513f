#!/usr/bin/env node
// Stress test: no request, however malformed, ends the site or gets an answer 5xx; every refusal names its code in a header;
// and what was accepted is stored as it was sent, and mailed without a header too many.
//   node bench/prove/fuzz.mjs [--requests 20000] [--seed 1] [--root <built site>]
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import fc from "fast-check";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { bundleSite } from "../lib/bundle-site.mjs";
import { fuzzRequest } from "../lib/fuzz-requests.mjs";
import { findMailProblems } from "../lib/check-mail.mjs";
import { startMailRecorder } from "../lib/mail-recorder.mjs";
import { sendRequest, sendSlowly } from "../lib/send-request.mjs";
import { startSite } from "../lib/site-process.mjs";
import { validRequest } from "../lib/valid-requests.mjs";
import { createAnswerChecker } from "./fuzz/check-answers.mjs";
import { compareRows } from "./fuzz/compare-rows.mjs";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    root: { type: "string" },
  },
});
const CONCURRENCY = 20;
const MAILS_WITHIN_MS = 20 * 60_000;
const requests = Number(values.requests);
const bundle = values.root === undefined ? await bundleSite() : undefined;
const dataDir = await mkdtemp(join(tmpdir(), "site-fuzz-"));
const problems = [];
const smtp = await startMailRecorder({ onMail: (mail) => problems.push(...findMailProblems(mail)) });
const port = await findFreePort();
const site = await startSite(values.root ?? bundle.root, {
  PORT: String(port),
  DATA_DIR: dataDir,
  RATE_LIMIT: "0",
  SECRET: "f".repeat(40),
  SMTP_URL: smtp.url,
});
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
const checker = createAnswerChecker((one) => sendRequest(site.url, agent, one));

async function checkLarge() {
  const body = Buffer.alloc(10 * 1024 * 1024, "x");
  for (const type of [
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ]) {
    const problem = await checker.check({
      method: "POST",
      path: "contact",
      query: "",
      type,
      headers: {},
      body,
    });
    if (problem !== undefined) problems.push(`10 MB: ${problem}`);
  }
}

/** Waits until every mail has left, unless one of them cannot. */
async function waitForMails() {
  const began = Date.now();
  for (;;) {
    const { mail } = await (await fetch(`${site.url}/api/health`)).json();
    if (mail?.due === 0) return mail;
    if (Date.now() - began > MAILS_WITHIN_MS) {
      problems.push(`Mails still wait: ${JSON.stringify(mail)}`);
      return mail;
    }
    await sleep(500);
  }
}

const started = Date.now();
const aborted = Promise.all(Array.from({ length: 20 }, (_, index) => sendSlowly(port, index, 20, false)));
// These two wait for the server's patience to end, which is too long for a short run.
const lasting = Promise.all(
  requests < 1000 ? [] : [sendSlowly(port, 1000, 500, true), sendSlowly(port, 1, 100, true)],
);
const request = fc.oneof({ weight: 3, arbitrary: fuzzRequest }, { weight: 2, arbitrary: validRequest });
const group = fc.array(request, { minLength: CONCURRENCY, maxLength: CONCURRENCY });
const property = fc.asyncProperty(group, async (all) => {
  const found = (await Promise.all(all.map(checker.check))).filter((problem) => problem !== undefined);
  if (found.length > 0) throw new Error(found.join("\n"));
});
const run = await fc.check(property, {
  numRuns: Math.ceil(requests / CONCURRENCY),
  seed: Number(values.seed),
  endOnFailure: true,
});
if (run.failed)
  problems.push(String(run.errorInstance?.message ?? run.error), JSON.stringify(run.counterexample));
await checkLarge();
await aborted;
for (const line of await lasting)
  if (!line.startsWith("HTTP/1.1 408")) problems.push(`A slow body was answered: ${line}`);
const seconds = Math.round((Date.now() - started) / 1000);
const { givenUp } = await waitForMails();
const bugs = site
  .getErrors()
  .filter((line) => /uncaught|unhandled|request-failed|function-failed|host-failed|not-settled/.test(line));
problems.push(...bugs.slice(0, 5));
if (site.hasEnded()) problems.push("The site ended.");
await site.end("SIGTERM");
agent.destroy();
await smtp.stop();
const rows = await compareRows(dataDir, checker.accepted);
problems.push(...rows.problems);
await rm(dataDir, { recursive: true, force: true });
await bundle?.remove();
console.log(
  JSON.stringify({
    requests,
    seed: Number(values.seed),
    statuses: checker.statuses,
    bugs: bugs.length,
    enquiries: rows.enquiries,
    subscribers: rows.subscribers,
    altered: rows.problems.length,
    mails: smtp.mails.size,
    mailsTwice: smtp.countTwice(),
    mailsGivenUp: givenUp,
    seconds,
    secondsWithMails: Math.round((Date.now() - started) / 1000),
  }),
);
for (const problem of problems.slice(0, 30)) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
