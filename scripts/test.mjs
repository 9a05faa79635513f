#!/usr/bin/env node
import { CHECKS, runChecks } from "./lib/checks.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main, Problem } from "./lib/problem.mjs";

const HELP = `npm test: what every change must pass, on a machine that has only Node and npm.

It installs the packages if needed, then runs, up to the first stage that fails: the build of the test site, beside it rules and then
types; tests of the parts and of the commands; tests in a real browser. Chromium is found by CHROMIUM_PATH, on the system, or where Playwright
keeps its own; otherwise one is installed. A test that fails once fails the run.

  npm test                        everything
  npm test -- rules unit          some of: build rules types unit scripts browser
  npm run prove                   what takes too long for every change`;

await main(async () => {
  const names = process.argv.slice(2);
  if (names.includes("--help") || names.includes("-h")) return console.log(HELP);
  const known = CHECKS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Problem(`There is no check “${unknown.join("”, “")}”.`, {
      hint: `Some of: ${known.join(" ")}`,
    });
  await installIfNeeded();
  const checks = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
  process.exitCode = (await runChecks(checks)) ? 0 : 1;
});
