import { readdir } from "node:fs/promises";

import { TEST_SITE_PORT } from "../../src/testing/test-site.mjs";
import { ensureChromium } from "./ensure-tools.mjs";
import { printProblem, Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram } from "./run-program.mjs";
import { checkPortIsFree, findFreePort } from "./port.mjs";
import { formatSeconds, runStep } from "./steps.mjs";

/** How Jest, Playwright and node:test sum up, each in lines of its own. */
const COUNTS = {
  passed: /^(?:Tests: .*?|\s+)(\d+) passed|^# pass (\d+)/gm,
  failed: /^(?:Tests: .*?|\s+)(\d+) (?:failed|flaky)|^# fail (\d+)/gm,
  skipped: /^(?:Tests: .*?|\s+)(\d+) (?:skipped|todo|did not run)|^# (?:skipped|todo) (\d+)/gm,
};

/** Counts the tests in what programs printed. */
export function countTests(output) {
  const sum = (pattern) =>
    [...output.matchAll(pattern)].reduce((total, [, one, other]) => total + Number(one ?? other), 0);
  return Object.fromEntries(Object.entries(COUNTS).map(([name, pattern]) => [name, sum(pattern)]));
}

/** Runs all programs, so that one run names every fault. Returns the tests that they counted. */
async function runAll(programs, onLine, env = process.env) {
  const results = [];
  for (const args of programs) results.push(await runProgram(process.execPath, args, { env, onLine }));
  const counts = countTests(results.map(({ output }) => output).join("\n"));
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length === 0) return counts;
  const output = failed.map((result) => result.output).join("\n");
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
  return runAll([["scripts/test-site.mjs"]], tell);
}

const RULES = [
  ["node_modules/eslint/bin/eslint.js", "--config=eslint.fast.config.mjs", "--max-warnings=0", "."],
  ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."],
  ["node_modules/stylelint/bin/stylelint.mjs", "src/**/*.css"],
  ["scripts/content.mjs", "format", "--check"],
  ["scripts/content.mjs", "check"],
];
const TSC = ["--pretty", "--incremental", "--tsBuildInfoFile", ".build/tsconfig.tsbuildinfo"];
const TYPES = [["scripts/write-types.mjs"], ["node_modules/typescript/bin/tsc", ...TSC]];
const UNITS = [["node_modules/jest/bin/jest.js", "--ci", "--selectProjects=fast"]];

/** node:test hands results over by the standard output of each file; what a test prints there can break them (nodejs/node#64061). */
const PRINT_TO_STDERR = "data:text/javascript,console.log = console.error";
/** Tests of the repository itself, and slow ones, are groups of `npm run prove`. */
const NOT_FAST = /^repository\/|\.(slow|upstream)\.test\.mjs$/;

async function testScripts(tell) {
  const names = await readdir(inRoot("scripts"), { recursive: true });
  const files = names.filter((name) => name.endsWith(".test.mjs") && !NOT_FAST.test(name));
  const paths = files.map((name) => inRoot("scripts", name));
  return runAll([["--import", PRINT_TO_STDERR, "--test", "--test-reporter=tap", ...paths]], tell);
}

async function testInBrowser(tell) {
  await chooseTestPort();
  const env = { ...process.env, CI: "true", CHROMIUM_PATH: await ensureChromium(tell) };
  const projects = ["visitors", "staff", "editor"].map((name) => `--project=${name}`);
  return runAll([["node_modules/@playwright/test/cli.js", "test", ...projects]], tell, env);
}

/**
 * Every check: what it is called, what it runs, and its stage. Stages run one after the other; the checks of one stage run side by side, two at
 * a time in their order.
 */
const CHECKS = [
  { name: "build", stage: "code", title: "The test site", run: buildTestSite },
  {
    ...{ name: "rules", stage: "code", title: "Rules (eslint, prettier, stylelint, content)" },
    run: (tell) => runAll(RULES, tell),
  },
  { name: "types", stage: "code", title: "Types (tsc)", run: (tell) => runAll(TYPES, tell) },
  { name: "unit", stage: "parts", title: "Tests of the parts (jest)", run: (tell) => runAll(UNITS, tell) },
  { name: "scripts", stage: "parts", title: "Tests of the commands (node:test)", run: testScripts },
  { name: "browser", stage: "browser", title: "Tests in a browser (playwright)", run: testInBrowser },
];

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
  const counts = await runStep(title, run).catch((error) => {
    printProblem(error);
    return { ...error.counts, failed: Math.max(1, error.counts?.failed ?? 0) };
  });
  return { name, passed: 0, failed: 0, skipped: 0, ...counts, took: performance.now() - started };
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

/**
 * Runs checks stage by stage up to the first stage in which one fails, and prints the seconds of each check, and how many tests passed, failed
 * and were skipped. Tells whether all went well.
 */
export async function runChecks(checks) {
  const started = performance.now();
  const results = [];
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  for (const stage of new Set(checks.map((check) => check.stage)))
    if (sum("failed") === 0)
      results.push(...(await runStage(checks.filter((check) => check.stage === stage))));
  const times = results.map(({ name, took }) => `${name} ${formatSeconds(took)}`);
  console.log(`\n${times.join(", ")}; together ${formatSeconds(performance.now() - started)}`);
  const ending = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
  console.log(`${sum("passed")} passed, ${sum("failed")} failed${ending}`);
  return sum("failed") === 0;
}
