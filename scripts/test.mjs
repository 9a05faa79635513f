#!/usr/bin/env node
import "./lib/check-node.mjs";

import { runChecks, selectChecks } from "./lib/check.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";

const HELP = `npm test: every check of the repository, on a machine that has only Node and npm.

It installs the packages if needed, then runs, up to the first stage that fails: lint beside format, content, styles and unused code; types
beside tests of the commands; the production build; tests of the parts; tests in a real browser. Chromium is found by CHROMIUM_PATH,
on the system, or where Playwright keeps its own; otherwise one is installed.

Of the matrices of tests in a browser (each page at each width in each language …) it takes a selection. "npm run prove -- full-browser"
runs all of them, and the long stories of staff.

At the end it names the tests that were skipped, and those that passed at their second try alone, with their first failure: more than five
of these fail.

  npm test                        everything
  npm test -- lint unit           some of: types lint format content styles unused scripts unit build browser`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(HELP);
  await installIfNeeded();
  const succeeded = await runChecks(selectChecks(args));
  process.exitCode = succeeded ? 0 : 1;
});
