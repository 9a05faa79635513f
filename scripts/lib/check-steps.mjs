import { mkdir, readFile, readdir, rm } from "node:fs/promises";

import { buildIfStale } from "./build-site.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensureDovecot } from "./ensure-dovecot.mjs";
import { findFreePort } from "./port.mjs";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram, runTool } from "./run-program.mjs";
import { countJestTests, countNodeTests, countPlaywrightTests } from "./test-counts.mjs";

const REPORTS = ".build/reports";
/** `npm test` takes a selection of the cases of matrices, and leaves out long stories (src/testing/combine.ts). */
const SCOPE = process.env.FULL_TESTS === "1" ? "all cases" : "a selection of the matrices";
/** The default address, so that `npm start` after `npm test` finds its build ready. */
const SITE_URL = "http://127.0.0.1:8000";

/** Throws a problem with the program's output, and the tests counted in it, unless it went well. */
function expectSuccess({ code, output }, counts = {}) {
  if (code === 0) return counts;
  throw Object.assign(new Problem("This check failed; what it said stands above.", { output }), { counts });
}

const tool =
  (...args) =>
  (tell) =>
    runTool(args, { onLine: tell }).then((result) => expectSuccess(result));

async function readReport(name) {
  return JSON.parse(await readFile(inRoot(REPORTS, name), "utf8").catch(() => "{}"));
}

/** Runs a test program that writes its JSON report to a file, and counts the tests in it. */
async function runTests(name, args, env, count, tell) {
  await mkdir(inRoot(REPORTS), { recursive: true });
  await rm(inRoot(REPORTS, name), { force: true });
  const result = await runTool(args, { env: { ...process.env, ...env }, onLine: tell });
  return expectSuccess(result, count(await readReport(name)));
}

async function checkContentFormat(tell) {
  const args = [inRoot("scripts", "content.mjs"), "format", "--check"];
  return expectSuccess(await runProgram(process.execPath, args, { onLine: tell }));
}

/** node:test hands results over by the standard output of each file; what a test prints there can break them (nodejs/node#64061). */
const PRINT_TO_STDERR = "data:text/javascript,console.log = console.error";

async function testScripts(tell) {
  const names = await readdir(inRoot("scripts"), { recursive: true });
  const files = names
    .filter((name) => /(?<!\.slow|\.upstream)\.test\.mjs$/.test(name))
    .map((name) => inRoot("scripts", name));
  const args = ["--import", PRINT_TO_STDERR, "--test", "--test-reporter=tap", ...files];
  const result = await runProgram(process.execPath, args, { onLine: tell });
  return expectSuccess(result, countNodeTests(result.output));
}

async function testUnits(tell) {
  const args = [
    "jest/bin/jest.js",
    "--ci",
    "--json",
    `--outputFile=${REPORTS}/jest.json`,
    "--selectProjects",
    "fast",
  ];
  return runTests("jest.json", args, { CI: "true" }, countJestTests, tell);
}

async function build() {
  await buildIfStale(SITE_URL);
  return {};
}

async function testInBrowser(tell) {
  const CHROMIUM_PATH = await ensureChromium(tell);
  await ensureDovecot(tell);
  const E2E_PORT = String(await findFreePort());
  const env = {
    CI: "true",
    CHROMIUM_PATH,
    E2E_PORT,
    PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot(REPORTS, "playwright.json"),
  };
  return runTests("playwright.json", ["@playwright/test/cli.js", "test"], env, countPlaywrightTests, tell);
}

/**
 * Every check: what it is called, what it runs, and its stage. Stages run one after the other; the checks of one stage run side by side, two at
 * a time in their order. Of eslint, tsc and Gatsby no two run side by side: together they need more than 4 GB. Tests that measure time run
 * beside nothing else.
 */
export const CHECKS = [
  ...[
    { name: "lint", title: "Rules (eslint)", run: tool("eslint/bin/eslint.js", ".", "--max-warnings=0") },
    {
      name: "format",
      title: "Format (prettier)",
      run: tool("prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
    },
    { name: "content", title: "Format of the content (content:format)", run: checkContentFormat },
    { name: "styles", title: "Styles (stylelint)", run: tool("stylelint/bin/stylelint.mjs", "src/**/*.css") },
    { name: "unused", title: "Unused code (knip)", run: tool("knip/bin/knip.js") },
  ].map((check) => ({ ...check, stage: "rules" })),
  { name: "types", stage: "types", title: "Types (tsc)", run: tool("typescript/bin/tsc", "--pretty") },
  { name: "scripts", stage: "types", title: "Tests of the commands (node:test)", run: testScripts },
  { name: "build", stage: "build", run: build }, // It prints steps of its own.
  { name: "unit", stage: "unit", title: "Tests of the parts (jest)", run: testUnits },
  {
    name: "browser",
    stage: "browser",
    title: `Tests in a browser (playwright, ${SCOPE})`,
    run: testInBrowser,
  },
];
