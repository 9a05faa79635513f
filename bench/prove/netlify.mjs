#!/usr/bin/env node
// Stress test: what a build on Netlify makes works there. The site is built with gatsby-adapter-netlify as Netlify builds it; its rules are served
// and its functions called with Lambda events, each bundled alone in a folder without packages, in a process of its own, with
// a real PostgreSQL and a real mail server.
//   node bench/prove/netlify.mjs
import assert from "node:assert/strict";

import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { startMailRecorder } from "../lib/mail-recorder.mjs";
import { buildForNetlify } from "../lib/netlify/build-site.mjs";
import { SECRET, SITE_URL, startDeploy } from "../lib/netlify/deploy.mjs";
import { FUNCTION_CHECKS } from "./netlify/functions.mjs";
import { OPERATION_CHECKS } from "./netlify/operation.mjs";
import { PAGE_CHECKS } from "./netlify/pages.mjs";

const failed = [];
let passed = 0;

async function runChecks(checks, given) {
  for (const check of checks)
    try {
      await check(given);
      passed += 1;
    } catch (error) {
      failed.push(check.name);
      console.error(`✗ ${check.name}: ${error.stack}`);
    }
}

function keepLogClean({ lambdas }) {
  assert.doesNotMatch(lambdas.getLog(), /@example\.com|request-failed|Error executing/);
}

const root = await buildForNetlify(SITE_URL);
const postgres = await startPostgres();
const mails = [];
const recorder = await startMailRecorder({ onMail: ({ raw }) => mails.push(raw) });
const env = {
  ...{ DATABASE_URL: postgres.url, SMTP_URL: recorder.url, SECRET, URL: SITE_URL, RATE_LIMIT: "0" },
  ...{ CMS_REPO: "agency/site", CMS_BRANCH: "main", GITHUB_TOKEN: "proof", OWNER_EMAIL: "owner@example.com" },
};
const shared = { root, mails, databaseUrl: postgres.url, env };
const site = await startDeploy(shared);
await runChecks([...FUNCTION_CHECKS, ...PAGE_CHECKS, keepLogClean], { ...site, root });
const functions = await site.lambdas.measure();
await site.stop();
await runChecks(OPERATION_CHECKS, shared);
await recorder.stop();
await postgres.stop();

console.table(functions);
const most = (name) => Math.max(...functions.map((row) => row[name]));
const [largestKilobytes, slowestLoadMs, slowestFirstAnswerMs] = ["kilobytes", "loadMs", "firstMs"].map(most);
const figures = { functions: functions.length, largestKilobytes, slowestLoadMs, slowestFirstAnswerMs };
console.log(JSON.stringify({ passed, failed, ...figures, nativeModules: most("native") }));
process.exit(failed.length === 0 && most("native") === 0 ? 0 : 1);
