import assert from "node:assert/strict";
import { test } from "node:test";

import { countTests, runChecks } from "./checks.mjs";

/** Runs checks of one stage each, of programs that print and exit; gets whether all went well and the closing line. */
async function run(t, ...checks) {
  const lines = [];
  t.mock.method(console, "log", (line) => lines.push(...line.split("\n")));
  t.mock.method(console, "error", () => undefined);
  const succeeded = await runChecks(
    checks.map(([output, code = 0], index) => ({
      name: `check ${index}`,
      title: "A check",
      stage: index,
      programs: [["--eval", `console.log(${JSON.stringify(output)}); process.exitCode = ${code}`]],
    })),
  );
  t.mock.restoreAll();
  return { succeeded, closing: lines.at(-1) };
}

test("the closing line counts what passed and what was skipped", async (t) => {
  const result = await run(t, ["# pass 5\n# fail 0\n# skipped 1"]);
  assert.deepEqual(result, { succeeded: true, closing: "5 passed, 0 failed, 1 skipped" });
});

test("what fails is counted, and ends the run after its stage", async (t) => {
  const result = await run(t, ["no tests"], ["# pass 2\n# fail 3", 1], ["# pass 100"]);
  assert.deepEqual(result, { succeeded: false, closing: "2 passed, 3 failed" });
});

test("a check that is no test counts as one failure", async (t) => {
  const result = await run(t, ["Wrong.", 2]);
  assert.deepEqual(result, { succeeded: false, closing: "0 passed, 1 failed" });
});

test("the totals of Jest, Playwright and node:test are read", () => {
  const jest = "Test Suites: 1 failed, 2 total\nTests:       1 failed, 2 skipped, 15 passed, 18 total\n";
  assert.deepEqual(countTests(jest), { passed: 15, failed: 1, skipped: 2 });
  const playwright = "  2 failed\n    [visitors] › a.spec.ts\n  1 skipped\n  75 passed (3.1m)\n";
  assert.deepEqual(countTests(playwright), { passed: 75, failed: 2, skipped: 1 });
  assert.deepEqual(countTests("# pass 31\n# fail 0\n# skipped 3\n"), { passed: 31, failed: 0, skipped: 3 });
});
