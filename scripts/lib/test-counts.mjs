import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { ROOT } from "./root.mjs";

/** @typedef {{ passed: number, failed: number, flaky: string[], skipped: string[] }} TestCounts */

const NO_REASON = "no reason given";
/** An error, its locator, what was expected and what was received. */
const MESSAGE_LINES = 6;

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

/** Gets where a test failed at its first try and why, on one line: after a run that is over nothing else tells. */
function getFirstFailure({ results: [first] }) {
  const { error, errorLocation } = first ?? {};
  const lines = stripVTControlCharacters(error?.message ?? "").split("\n");
  const words = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MESSAGE_LINES)
    .join(" ");
  return errorLocation ? `line ${errorLocation.line}: ${words}` : words;
}

/** Counts the tests in the JSON report of Playwright. One that passed at its second try alone is flaky, and none that passed. */
export function countPlaywrightTests({ suites = [], errors = [] }) {
  const tests = listPlaywrightTests({ suites });
  const withStatus = (wanted) => tests.filter(({ status }) => status === wanted);
  const getReason = ({ annotations }) =>
    annotations.find(({ type }) => type === "skip" || type === "fixme")?.description;
  return {
    passed: withStatus("expected").length,
    failed: withStatus("unexpected").length + errors.length,
    flaky: withStatus("flaky").map((test) => name(test.title, getFirstFailure(test))),
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
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, flaky: [], skipped };
}

/** Counts the tests in what `node --test --test-reporter=tap` printed. */
export function countNodeTests(output) {
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  const skipped = [...output.matchAll(/^\s*(?:not )?ok \d+ - (.*) # (SKIP|TODO)\b ?(.*)$/gm)].map(
    ([, title, , reason]) => name(title, reason),
  );
  return { passed: count("pass"), failed: count("fail"), flaky: [], skipped };
}
