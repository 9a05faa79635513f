import { mkdir, readFile, readdir, rm } from "node:fs/promises";

import { TEST_SITE_PORT } from "../../src/testing/test-site.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { checkPortIsFree, findFreePort } from "./port.mjs";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram, runTool } from "./run-program.mjs";
import { countJestTests, countNodeTests, countPlaywrightTests } from "./test-counts.mjs";

const REPORTS = ".build/reports";

/** Throws a problem with the program's output, and the tests counted in it, unless it went well. */
function expectSuccess({ code, output }, counts = {}) {
  if (code === 0) return counts;
  throw Object.assign(new Problem("This check failed; what it said stands above.", { output }), { counts });
}

/** The pages contain their address, so the port is chosen before they are built. */
async function chooseTestPort() {
  const isFree = await checkPortIsFree("127.0.0.1", TEST_SITE_PORT).then(
    () => true,
    () => false,
  );
  process.env.E2E_PORT ??= String(isFree ? TEST_SITE_PORT : await findFreePort());
}

async function buildTestSite(tell) {
  await chooseTestPort();
  expectSuccess(await runProgram(process.execPath, ["scripts/test-site.mjs"], { onLine: tell }));
}

const RULES = [
  ["node_modules/eslint/bin/eslint.js", "--config=eslint.fast.config.mjs", "--max-warnings=0", "."],
  ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."],
  ["node_modules/stylelint/bin/stylelint.mjs", "src/**/*.css"],
  ["scripts/content.mjs", "format", "--check"],
  ["scripts/content.mjs", "check"],
];

/** Runs all of them, so that one run names every fault. */
async function checkRules(tell) {
  const results = [];
  for (const args of RULES) results.push(await runProgram(process.execPath, args, { onLine: tell }));
  const failed = results.filter(({ code }) => code !== 0);
  const output = failed.map((result) => result.output).join("\n");
  expectSuccess({ code: failed.length, output }, { failed: failed.length });
}

async function checkTypes(tell) {
  expectSuccess(await runProgram(process.execPath, ["scripts/write-types.mjs"], { onLine: tell }));
  const note = ["--incremental", "--tsBuildInfoFile", ".build/tsconfig.tsbuildinfo"];
  expectSuccess(await runTool(["typescript/bin/tsc", "--pretty", ...note], { onLine: tell }));
}

/** Runs a test program that writes its JSON report to a file, and counts the tests in it. */
async function runTests({ report, args, env, count }, tell) {
  await mkdir(inRoot(REPORTS), { recursive: true });
  await rm(inRoot(REPORTS, report), { force: true });
  const options = { env: { ...process.env, CI: "true", ...env }, onLine: tell };
  const result = await runTool(args, options);
  const text = await readFile(inRoot(REPORTS, report), "utf8").catch(() => "{}");
  return expectSuccess(result, count(JSON.parse(text)));
}

function testUnits(tell) {
  const args = ["jest/bin/jest.js", "--ci", "--selectProjects=fast"];
  const output = ["--json", `--outputFile=${REPORTS}/jest.json`];
  return runTests({ report: "jest.json", args: [...args, ...output], count: countJestTests }, tell);
}

/** node:test hands results over by the standard output of each file; what a test prints there can break them (nodejs/node#64061). */
const PRINT_TO_STDERR = "data:text/javascript,console.log = console.error";
/** Tests of the repository itself, and slow ones, are groups of `npm run prove`. */
const NOT_FAST = /^repository\/|\.(slow|upstream)\.test\.mjs$/;

async function testScripts(tell) {
  const names = await readdir(inRoot("scripts"), { recursive: true });
  const files = names.filter((name) => name.endsWith(".test.mjs") && !NOT_FAST.test(name));
  const args = ["--import", PRINT_TO_STDERR, "--test", "--test-reporter=tap"];
  const paths = files.map((name) => inRoot("scripts", name));
  const result = await runProgram(process.execPath, [...args, ...paths], { onLine: tell });
  return expectSuccess(result, countNodeTests(result.output));
}

async function testInBrowser(tell) {
  await chooseTestPort();
  const env = {
    CHROMIUM_PATH: await ensureChromium(tell),
    PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot(REPORTS, "playwright.json"),
  };
  const projects = ["visitors", "staff", "editor"].map((name) => `--project=${name}`);
  const args = ["@playwright/test/cli.js", "test", ...projects];
  return runTests({ report: "playwright.json", args, env, count: countPlaywrightTests }, tell);
}

/**
 * Every check: what it is called, what it runs, and its stage. Stages run one after the other; the checks of one stage run side by side, two at
 * a time in their order. Tests that measure time run beside nothing else.
 */
export const CHECKS = [
  { name: "build", stage: "code", title: "The test site", run: buildTestSite },
  { name: "rules", stage: "code", title: "Rules (eslint, prettier, stylelint, content)", run: checkRules },
  { name: "types", stage: "code", title: "Types (tsc)", run: checkTypes },
  { name: "unit", stage: "parts", title: "Tests of the parts (jest)", run: testUnits },
  { name: "scripts", stage: "parts", title: "Tests of the commands (node:test)", run: testScripts },
  { name: "browser", stage: "browser", title: "Tests in a browser (playwright)", run: testInBrowser },
];
