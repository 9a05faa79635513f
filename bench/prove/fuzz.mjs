#!/usr/bin/env node
// Stress test: no request and no content query, however malformed, ends the site or gets an answer 5xx; every refusal names its code in a header;
// and what was accepted is stored as it was sent, and mailed without a header too many.
//   node bench/prove/fuzz.mjs [--requests 20000] [--seed 1]
import { Agent } from "node:http";
import fc from "fast-check";

import { fuzzRequest, validRequest } from "../lib/fuzz-requests.mjs";
import { hostileQuery } from "../lib/hostile-queries.mjs";
import { prove, waitForMails } from "../lib/proof.mjs";
import { BUG, sendRequest, sendSlowly } from "../lib/requests.mjs";
import { createAnswerChecker, findMailProblems } from "./fuzz/check-answers.mjs";
import { compareRows } from "./fuzz/stored-rows.mjs";

const CONCURRENCY = 20;
const LARGE_TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];

async function outliveRequests(proof) {
  const { requests, seed } = proof;
  const problems = [];
  const smtp = await proof.recordMails({ onMail: (mail) => problems.push(...findMailProblems(mail)) });
  const site = await proof.start();
  const port = Number(proof.variables.PORT);
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const checker = createAnswerChecker((one) => sendRequest(site.url, agent, one));

  const aborted = Promise.all(Array.from({ length: 20 }, (_, index) => sendSlowly(port, index, 20, false)));
  // These two wait for the server's patience to end, which is too long for a short run.
  const lasting = Promise.all(
    requests < 1000 ? [] : [sendSlowly(port, 1000, 500, true), sendSlowly(port, 1, 100, true)],
  );
  const request = fc.oneof(
    { weight: 3, arbitrary: fuzzRequest },
    { weight: 2, arbitrary: validRequest },
    { weight: 1, arbitrary: hostileQuery },
  );
  const group = fc.array(request, { minLength: CONCURRENCY, maxLength: CONCURRENCY });
  const property = fc.asyncProperty(group, async (all) => {
    const found = (await Promise.all(all.map(checker.check))).filter((problem) => problem !== undefined);
    if (found.length > 0) throw new Error(found.join("\n"));
  });
  const numRuns = Math.ceil(requests / CONCURRENCY);
  const run = await fc.check(property, { numRuns, seed, endOnFailure: true });
  if (run.failed)
    problems.push(String(run.errorInstance?.message ?? run.error), JSON.stringify(run.counterexample));
  const large = {
    method: "POST",
    path: "contact",
    query: "",
    headers: {},
    body: Buffer.alloc(10 * 1024 * 1024, "x"),
  };
  for (const type of LARGE_TYPES) {
    const problem = await checker.check({ ...large, type });
    if (problem !== undefined) problems.push(`10 MB: ${problem}`);
  }
  await aborted;
  for (const line of await lasting)
    if (!line.startsWith("HTTP/1.1 408")) problems.push(`A slow body was answered: ${line}`);

  const { givenUp } = await waitForMails(site.url);
  problems.push(...site.getErrors().filter((line) => BUG.test(line)));
  if (site.hasEnded()) problems.push("The site ended.");
  await site.end("SIGTERM");
  agent.destroy();
  const rows = await compareRows(proof.readTable, checker.accepted);
  problems.push(...rows.problems);
  for (const problem of problems.slice(0, 30)) console.error(problem);
  return {
    ...{ passed: problems.length === 0, problems: problems.length, statuses: checker.statuses },
    ...{ enquiries: rows.enquiries, subscribers: rows.subscribers, altered: rows.problems.length },
    ...{ mails: smtp.mails.size, mailsTwice: smtp.countTwice(), mailsGivenUp: givenUp },
  };
}

await prove({ store: "sqlite", requests: 20_000, seed: Date.now() % 1_000_000 }, outliveRequests);
