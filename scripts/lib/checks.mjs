import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { relative } from "node:path";

import { TEST_SITE_PORT } from "../../src/testing/test-site.mjs";
import { ensureChromium } from "./ensure-tools.mjs";
import { printProblem, Problem } from "./problem.mjs";
import { watchProcesses } from "./process-tree.mjs";
import { inRoot, ROOT } from "./root.mjs";
import { runProgram, runTool } from "./run-program.mjs";
import { checkPortIsFree, findFreePort } from "./port.mjs";
import { formatSeconds, runStep } from "./steps.mjs";

/** @typedef {{ passed: number, failed: number, skipped: string[] }} TestCounts */

const NO_REASON = "no reason given";

function name(title, reason) {
  return `${title} (${reason || NO_REASON})`;
}

/** Lists the tests of a report of Playwright; each has its file and title, and the status of all tries together. */
function listPlaywrightTests(suite, titles = []) {
  const specs = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, title: [file, ...titles, title].join(" › ") })),
  );
  const suites = (suite.suites ?? []).flatMap((inner) =>
    // The outermost suites are the files themselves.
    listPlaywrightTests(inner, inner.title === inner.file ? titles : [...titles, inner.title]),
  );
  return [...specs, ...suites];
}

/** Counts the tests in the JSON report of Playwright. */
export function countPlaywrightTests({ suites = [], errors = [] }) {
  const tests = listPlaywrightTests({ suites });
  const withStatus = (wanted) => tests.filter(({ status }) => status === wanted);
  const getReason = ({ annotations }) =>
    annotations.find(({ type }) => type === "skip" || type === "fixme")?.description;
  return {
    passed: withStatus("expected").length,
    failed: withStatus("unexpected").length + withStatus("flaky").length + errors.length,
    skipped: withStatus("skipped").map((test) => name(test.title, getReason(test))),
  };
}

/** Counts the tests in the JSON report of Jest, which knows no reasons of those that were left out. */
export function countJestTests({
  testResults = [],
  numPassedTests = 0,
  numFailedTests = 0,
  numRuntimeErrorTestSuites = 0,
}) {
  const skipped = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName, status }) => name(`${relative(ROOT, file)} › ${fullName}`, status)),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped };
}

/** Counts the tests in what `node --test --test-reporter=tap` printed. */
export function countNodeTests(output) {
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  const skipped = [...output.matchAll(/^\s*(?:not )?ok \d+ - (.*) # (SKIP|TODO)\b ?(.*)$/gm)].map(
    ([, title, , reason]) => name(title, reason),
  );
  return { passed: count("pass"), failed: count("fail"), skipped };
}

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

const NOTHING = { passed: 0, failed: 0, skipped: [] };

/** Returns the checks with the given names, all of them when none is named. */
export function selectChecks(names) {
  const known = CHECKS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Problem(`There is no check “${unknown.join("”, “")}”.`, {
      hint: `Some of: ${known.join(" ")}`,
    });
  return names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));
}

/** Runs one check and gets the counts of its tests; a check that is no test counts as one failure when it fails. */
async function runCheck({ name, title, run }) {
  const started = performance.now();
  const measure = () => ({ name, took: performance.now() - started });
  try {
    return { ...NOTHING, ...(await runStep(title, run)), ...measure() };
  } catch (error) {
    printProblem(error);
    const counts = { ...NOTHING, ...error.counts };
    return { ...counts, failed: Math.max(1, counts.failed), ...measure() };
  }
}

/** Runs the checks of one stage, two at a time in their order; resolves with what each of them counted. */
async function runStage(checks) {
  const [queue, results] = [checks.values(), []];
  const work = async () => {
    for (const check of queue) results.push(await runCheck(check));
  };
  await Promise.all([work(), work()]);
  return results;
}

async function runStages(checks) {
  const results = [];
  for (const stage of new Set(checks.map((check) => check.stage))) {
    results.push(...(await runStage(checks.filter((check) => check.stage === stage))));
    if (results.some(({ failed }) => failed > 0)) break;
  }
  return results;
}

function printSkipped(skipped) {
  if (skipped.length > 0) console.log(`\n${[`${skipped.length} skipped:`, ...skipped].join("\n  ")}`);
}

/**
 * Runs checks stage by stage up to the first stage in which one fails, and prints which tests were skipped, the seconds of each check, the
 * largest memory of all processes together, and how many tests passed and failed. Tells whether all went well.
 */
export async function runChecks(checks) {
  const started = performance.now();
  const stopWatching = watchProcesses(process.pid);
  const results = await runStages(checks);
  const { peak } = stopWatching();
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  const skipped = results.flatMap((result) => result.skipped);
  printSkipped(skipped);
  const times = results.map(({ name, took }) => `${name} ${formatSeconds(took)}`);
  console.log(`\n${times.join(", ")}; together ${formatSeconds(performance.now() - started)}`);
  if (peak > 0) console.log(`at most ${(peak / 1024).toFixed(1)} GiB of memory`);
  const ending = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  console.log(`${sum("passed")} passed, ${sum("failed")} failed${ending}`);
  return sum("failed") === 0;
}
