import assert from "node:assert/strict";
import { test } from "node:test";

import { runChecks } from "./check.mjs";

/** Runs one check with the given counts; gets whether all went well and the lines that were printed. */
async function runWith(t, counts) {
  const lines = [];
  t.mock.method(console, "log", (line) => lines.push(...line.split("\n")));
  const succeeded = await runChecks([{ name: "browser", stage: "browser", run: async () => counts }]);
  t.mock.restoreAll();
  return { succeeded, lines, closing: lines.at(-1) };
}

test("the closing line counts what passed and what failed", async (t) => {
  const { succeeded, closing } = await runWith(t, { passed: 5, failed: 0 });
  assert.equal(succeeded, true);
  assert.equal(closing, "5 passed, 0 failed");
});

test("five flaky tests are named and pass", async (t) => {
  const flaky = ["one", "two", "three", "four", "five"].map((title) => `a.spec.ts › ${title}`);
  const { succeeded, lines, closing } = await runWith(t, { passed: 5, failed: 0, flaky });
  assert.equal(succeeded, true);
  assert.equal(closing, "10 passed, 0 failed");
  for (const title of flaky) assert.ok(lines.includes(`  ${title}`), title);
});

test("more than five flaky tests fail", async (t) => {
  const flaky = ["one", "two", "three", "four", "five", "six"];
  const { succeeded, lines, closing } = await runWith(t, { passed: 5, failed: 0, flaky });
  assert.equal(succeeded, false);
  assert.equal(closing, "5 passed, 6 failed");
  assert.ok(lines.includes("  six"));
});

test("skipped tests are named and counted at the end", async (t) => {
  const skipped = ["a.spec.ts › one (Linux alone.)"];
  const { succeeded, lines, closing } = await runWith(t, { passed: 5, failed: 0, skipped });
  assert.equal(succeeded, true);
  assert.equal(closing, "5 passed, 0 failed, 1 skipped");
  assert.ok(lines.includes("  a.spec.ts › one (Linux alone.)"));
});

test("what a failing check counted is named, too", async (t) => {
  const lines = [];
  t.mock.method(console, "log", (line) => lines.push(...line.split("\n")));
  t.mock.method(console, "error", () => undefined);
  const counts = { passed: 2, failed: 1, flaky: ["lucky"], skipped: ["never (no reason given)"] };
  const run = async () => {
    throw Object.assign(new Error("failed"), { counts });
  };
  const succeeded = await runChecks([{ name: "browser", stage: "browser", run }]);
  t.mock.restoreAll();
  assert.equal(succeeded, false);
  assert.equal(lines.at(-1), "3 passed, 1 failed, 1 skipped");
  assert.ok(lines.includes("  lucky"));
});
