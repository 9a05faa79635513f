import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { inRoot } from "../lib/root.mjs";
import { getVerdict, listTests, parseHeader, readWorkarounds } from "../lib/workarounds.mjs";

const workarounds = await readWorkarounds();

test("each workaround names its cause, versions, upstream issue, loss and tests, and the tests exist", () => {
  assert.equal(workarounds.length, 8, "at most eight (docs/decisions/0222)");
  for (const { path, ...parts } of workarounds) {
    assert.ok(readFileSync(inRoot(path), "utf8").split("\n").length <= 61, `${path} has more than 60 lines`);
    for (const [name, value] of Object.entries(parts)) assert.ok(value, `${path} names no ${name}`);
    assert.match(parts.upstream, /none filed|https:\/\/github\.com\//, path);
    for (const part of [parts.tests, parts.neededTest]) {
      assert.ok(listTests(part).length > 0, `${path} names no test in “${part}”`);
      for (const file of listTests(part)) assert.ok(existsSync(inRoot(file)), `${path} names ${file}`);
    }
  }
});

test("the README of the workarounds lists those that are checked, and no others", async () => {
  const readme = await readFile(inRoot("src/workarounds/README.md"), "utf8");
  const listed = [...readme.matchAll(/\| `((?:src|scripts)\/workarounds\/[^`]+)`/g)].map(([, path]) => path);
  assert.deepEqual(workarounds.map(({ path }) => path).sort(), listed.sort());
});

test("a comment that goes over several lines is read as one", () => {
  assert.deepEqual(
    parseHeader("/*\n * Workaround for: one\n *   and two\n * Upstream: none filed\n */\n").cause,
    "one and two",
  );
  assert.equal(parseHeader("/**\n * Workaround for: one\n */\n").cause, "one");
  assert.equal(parseHeader("/** Gets a path. */"), undefined);
});

test("a workaround holds, broke, or is no longer needed", () => {
  const one = { tests: "src/a.test.ts, e2e/a.spec.ts", neededTest: "src/a.upstream.test.ts" };
  assert.equal(getVerdict(one, new Set()), "holds");
  assert.equal(getVerdict(one, new Set(["src/a.test.ts", "src/a.upstream.test.ts"])), "broke");
  assert.equal(getVerdict(one, new Set(["src/a.upstream.test.ts"])), "no longer needed");
});
