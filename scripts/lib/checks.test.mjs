import assert from "node:assert/strict";
import { test } from "node:test";

import { countTests, runChecks } from "./checks.mjs";

/** Runs checks of one stage each; gets whether all went well and the closing line. */
async function run(t, checks) {
  const lines = [];
  t.mock.method(console, "log", (line) => lines.push(...line.split("\n")));
  t.mock.method(console, "error", () => undefined);
  const succeeded = await runChecks(
    checks.map((check) => ({ title: check.name, stage: check.name, ...check })),
  );
  t.mock.restoreAll();
  return { succeeded, closing: lines.at(-1) };
}

test("the closing line counts what passed and what was skipped", async (t) => {
  const counts = { passed: 5, failed: 0, skipped: 1 };
  const result = await run(t, [{ name: "browser", run: async () => counts }]);
  assert.deepEqual(result, { succeeded: true, closing: "5 passed, 0 failed, 1 skipped" });
});

test("what fails is counted, and ends the run after its stage", async (t) => {
  const fail = async () => {
    throw Object.assign(new Error("failed"), { counts: { passed: 2, failed: 3 } });
  };
  const result = await run(t, [
    { name: "rules", run: async () => ({}) },
    { name: "unit", run: fail },
    { name: "browser", run: async () => ({ passed: 100 }) },
  ]);
  assert.deepEqual(result, { succeeded: false, closing: "2 passed, 3 failed" });
});

test("the totals of Jest, Playwright and node:test are read", () => {
  const jest = "Test Suites: 1 failed, 2 total\nTests:       1 failed, 2 skipped, 15 passed, 18 total\n";
  assert.deepEqual(countTests(jest), { passed: 15, failed: 1, skipped: 2 });
  const playwright = "  2 failed\n    [visitors] › a.spec.ts\n  1 skipped\n  75 passed (3.1m)\n";
  assert.deepEqual(countTests(playwright), { passed: 75, failed: 2, skipped: 1 });
  assert.deepEqual(countTests("# pass 31\n# fail 0\n# skipped 3\n"), { passed: 31, failed: 0, skipped: 3 });
});
