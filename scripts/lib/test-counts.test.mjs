import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

import { inRoot } from "./root.mjs";
import { runProgram, runTool } from "./run-program.mjs";
import { countJestTests, countNodeTests, countPlaywrightTests } from "./test-counts.mjs";

let folder;

beforeEach(async () => {
  // Inside of the repository, where the test programs find their packages.
  await mkdir(inRoot(".build"), { recursive: true });
  folder = await mkdtemp(inRoot(".build", "test-counts-"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name, text) => writeFile(join(folder, name), text);
const readReport = async () => JSON.parse(await readFile(join(folder, "report.json"), "utf8"));

test("Playwright: flaky tests are named with their first failure and are not among the passed, skipped ones have their reason", async () => {
  await write("playwright.config.mjs", `export default { retries: 1, reporter: [["json"]] };`);
  await write(
    "some.spec.mjs",
    `import { expect, test } from "@playwright/test";
     test("good", () => expect(1).toBe(1));
     test.describe("a group", () => test("lucky", ({}, { retry }) => expect(retry).toBe(1)));
     test("bad", () => expect(1).toBe(2));
     test("not here", () => { test.skip(true, "Linux alone."); });
     test.skip("never", () => undefined);
     test.fixme("later", () => undefined);`,
  );
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, "report.json") };
  await runTool(["@playwright/test/cli.js", "test", "--config", folder], { env });
  const { flaky, ...counts } = countPlaywrightTests(await readReport());
  assert.deepEqual(flaky, [
    "some.spec.mjs › a group › lucky (line 3: Error: expect(received).toBe(expected) // Object.is equality Expected: 1 Received: 0)",
  ]);
  assert.deepEqual(counts, {
    passed: 1,
    failed: 1,
    skipped: [
      "some.spec.mjs › not here (Linux alone.)",
      "some.spec.mjs › never (no reason given)",
      "some.spec.mjs › later (no reason given)",
    ],
  });
});

test("Jest: skipped tests and those that are to be written are named", async () => {
  await write("jest.config.json", JSON.stringify({ testEnvironment: "node" }));
  await write(
    "some.test.js",
    `test("good", () => undefined);
     describe("a group", () => test.skip("never", () => undefined));
     test.todo("later");
     test("bad", () => { throw new Error("bad"); });`,
  );
  const options = ["--rootDir", folder, "--json", `--outputFile=${join(folder, "report.json")}`];
  await runTool(["jest/bin/jest.js", "--config", join(folder, "jest.config.json"), ...options]);
  const { skipped, ...counts } = countJestTests(await readReport());
  assert.deepEqual(counts, { passed: 1, failed: 1, flaky: [] });
  assert.deepEqual(
    skipped.map((title) => title.replace(/^.*some\.test\.js/, "some.test.js")),
    ["some.test.js › a group never (pending)", "some.test.js › later (todo)"],
  );
});

test("Node's test runner: skipped tests and those that are to be written are named with their reason", async () => {
  await write(
    "some.test.mjs",
    `import { test } from "node:test";
     test("good", () => undefined);
     test("bad", () => { throw new Error("bad"); });
     test("not here", { skip: "Linux alone." }, () => undefined);
     test("never", (t) => t.skip());
     test("later", { todo: true }, () => undefined);`,
  );
  // A test runner that runs inside of another one reports to it alone.
  const env = { ...process.env };
  delete env.NODE_TEST_CONTEXT;
  const args = ["--test", "--test-reporter=tap", join(folder, "some.test.mjs")];
  const { output } = await runProgram(process.execPath, args, { env });
  assert.deepEqual(countNodeTests(output), {
    passed: 1,
    failed: 1,
    flaky: [],
    skipped: ["not here (Linux alone.)", "never (no reason given)", "later (no reason given)"],
  });
});
