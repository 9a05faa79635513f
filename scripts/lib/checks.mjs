import { readdirSync } from "node:fs";

import { TEST_SITE_PORT } from "../../src/testing/test-site.mjs";
import { ensureChromium } from "./ensure-tools.mjs";
import { printProblem, Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram, formatSeconds, runStep } from "./run-program.mjs";
import { checkPortIsFree, findFreePort } from "./port.mjs";

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
const SCRIPT_TESTS = readdirSync(inRoot("scripts"), { recursive: true })
  .filter((name) => name.endsWith(".test.mjs") && !NOT_FAST.test(name))
  .map((name) => inRoot("scripts", name));
const SCRIPTS = [["--import", PRINT_TO_STDERR, "--test", "--test-reporter=tap", ...SCRIPT_TESTS]];
const PROJECTS = ["visitors", "staff", "editor"].map((name) => `--project=${name}`);

/** The pages contain their address, so the port is chosen before they are built. */
async function chooseTestPort() {
  const isTaken = await checkPortIsFree("127.0.0.1", TEST_SITE_PORT).catch(() => true);
  process.env.E2E_PORT ??= String(isTaken ? await findFreePort() : TEST_SITE_PORT);
}

async function prepareBrowser(tell) {
  await chooseTestPort();
  Object.assign(process.env, { CI: "true", CHROMIUM_PATH: await ensureChromium(tell) });
}

/** Every check: what it is called, its stage, and the programs that it runs. Stages run one after the other. */
export const CHECKS = [
  {
    name: "build",
    stage: "code",
    title: "The test site",
    prepare: chooseTestPort,
    programs: [["scripts/test-site.mjs"]],
  },
  { name: "rules", stage: "code", title: "Rules (eslint, prettier, stylelint, content)", programs: RULES },
  { name: "types", stage: "code", title: "Types (tsc)", programs: TYPES },
  { name: "unit", stage: "parts", title: "Tests of the parts (jest)", programs: UNITS },
  { name: "scripts", stage: "parts", title: "Tests of the commands (node:test)", programs: SCRIPTS },
  {
    name: "browser",
    stage: "browser",
    title: "Tests in a browser (playwright)",
    prepare: prepareBrowser,
    programs: [["node_modules/@playwright/test/cli.js", "test", ...PROJECTS]],
  },
];

/** Runs all programs of a check, so that one run names every fault. A check that is no test counts as one failure when it fails. */
async function runCheck({ name, title, prepare, programs }) {
  const started = performance.now();
  const results = [];
  const run = async (tell) => {
    await prepare?.(tell);
    for (const args of programs) results.push(await runProgram(process.execPath, args, { onLine: tell }));
    const failed = results.filter(({ code }) => code !== 0).map(({ output }) => output);
    if (failed.length > 0)
      throw new Problem("This check failed; what it said stands above.", { output: failed.join("\n") });
    return 0;
  };
  const least = await runStep(title, run).catch((error) => {
    printProblem(error);
    return 1;
  });
  const counts = countTests(results.map(({ output }) => output).join("\n"));
  return { name, ...counts, failed: Math.max(least, counts.failed), took: performance.now() - started };
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
