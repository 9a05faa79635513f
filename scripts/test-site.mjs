#!/usr/bin/env node
import "./lib/check-node.mjs";

import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { main, readOptions } from "./lib/problem.mjs";
import { runStep } from "./lib/steps.mjs";
import { TEST_SITE, buildTestSite } from "./lib/test-site.mjs";

const HELP = `npm run test-site: the site that browser tests open, in .build/test-site: the sources with the content of e2e/content.

It is built when sources or that content changed since the last time. Playwright does the same before its tests.

  npm run test-site -- --serve     and serves it, with the settings of the environment`;

await main(async () => {
  const options = readOptions(HELP, { serve: { type: "boolean" } });
  if (!options) return;
  await runStep("Building the test site", buildTestSite);
  if (!options.serve) return;
  for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal);
  process.chdir(TEST_SITE);
  await import(pathToFileURL(join(TEST_SITE, ".build", "server.mjs")).href);
});
