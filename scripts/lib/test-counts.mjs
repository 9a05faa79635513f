import { relative } from "node:path";

import { ROOT } from "./root.mjs";

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
