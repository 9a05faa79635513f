#!/usr/bin/env node
// Stress test: what a build on Netlify makes works there. The site is built with gatsby-adapter-netlify as Netlify builds it; its rules are served
// and its functions called with Lambda events, each bundled alone in a folder without packages, in a process of its own, with
// a real PostgreSQL and a real mail server.
//   node bench/prove/netlify.mjs           the whole build (minutes)
//   node bench/prove/netlify.mjs --short   the same functions in the adapter's own handlers, with a few pages (seconds)
import assert from "node:assert/strict";
import { parseArgs } from "node:util";

import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { startMailRecorder } from "../lib/mail-recorder.mjs";
import { buildForNetlify } from "../lib/netlify/build-site.mjs";
import { bundleLayout } from "../lib/netlify/bundle-layout.mjs";
import { BUILT_CHECKS } from "./netlify/built-site.mjs";
import { FUNCTION_CHECKS } from "./netlify/functions.mjs";
import { PAGE_CHECKS } from "./netlify/pages.mjs";
import { REPLY_CHECKS } from "./netlify/replies.mjs";
import { SECRET, SITE_URL, startDeploy } from "./netlify/site.mjs";
import { SLOW_CHECKS, TROUBLE_CHECKS } from "./netlify/troubles.mjs";

const { values } = parseArgs({ options: { short: { type: "boolean", default: false } } });
const failures = [];
let passed = 0;

async function runChecks(checks, given) {
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(given);
      passed += 1;
    } catch (error) {
      failures.push(name);
      console.error(`✗ ${name}: ${error.stack}`);
    }
  }
}

async function startMails() {
  const raw = [];
  return Object.assign(await startMailRecorder({ onMail: (mail) => raw.push(mail) }), { raw });
}

const layout = values.short
  ? await bundleLayout()
  : { root: await buildForNetlify(SITE_URL), remove: () => undefined };
const { root } = layout;
const postgres = await startPostgres();
const recorder = await startMails();
const env = {
  ...{ DATABASE_URL: postgres.url, SMTP_URL: recorder.url, SECRET, URL: SITE_URL, RATE_LIMIT: "0" },
  ...{ CMS_REPO: "agency/site", CMS_BRANCH: "main", GITHUB_TOKEN: "proof", OWNER_EMAIL: "owner@example.com" },
};
const shared = { root, recorder, databaseUrl: postgres.url, env, isBundled: !values.short };
const site = await startDeploy(shared);
await runChecks(FUNCTION_CHECKS, site);
await runChecks(values.short ? PAGE_CHECKS : { ...PAGE_CHECKS, ...BUILT_CHECKS }, { ...site, root });
await runChecks(
  {
    keepLogClean: ({ lambdas }) =>
      assert.doesNotMatch(lambdas.getLog(), /@example\.com|request-failed|Error executing/),
  },
  site,
);
const functions = await site.lambdas.measure();
await site.stop();
await runChecks({ ...TROUBLE_CHECKS, ...REPLY_CHECKS, ...(!values.short && SLOW_CHECKS) }, shared);
await recorder.stop();
await postgres.stop();
await layout.remove();

if (!values.short) console.table(functions.map(({ native, ...row }) => ({ ...row, native: native.length })));
const most = (name) => Math.max(...functions.map((row) => row[name]));
console.log(
  JSON.stringify({
    checks: passed + failures.length,
    failed: failures,
    functions: functions.length,
    nativeModules: functions.flatMap(({ native }) => native).length,
    largestKilobytes: most("kilobytes"),
    slowestLoadMs: most("loadMs"),
    slowestFirstAnswerMs: most("firstMs"),
  }),
);
process.exit(failures.length === 0 && functions.every(({ native }) => native.length === 0) ? 0 : 1);
