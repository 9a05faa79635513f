import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { inRoot } from "../lib/root.mjs";

/** The parts of the comment at the top of each workaround. */
const PARTS = [
  ...["Workaround for", "Tested with", "Upstream", "Without it"],
  ...["Fails without it", "Needed while this passes"],
];
const TEST = /\b(?:src|scripts|e2e)\/[\w/.-]+\.(?:test|spec)\.(?:tsx?|mjs)\b/g;
const workarounds = ["src/workarounds", "scripts/workarounds"].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .filter((name) => /\.(?:tsx?|mjs|cjs|css)$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(inRoot(folder, name), "utf8") }))
    .filter(({ text }) => text.startsWith("/*\n * Workaround for: ")),
);

test("each workaround names its cause, versions, upstream issue, loss and tests, and the tests exist", () => {
  assert.equal(workarounds.length, 8, "at most eight (docs/decisions/0222)");
  for (const { path, text } of workarounds) {
    assert.ok(text.split("\n").length <= 61, `${path} has more than 60 lines`);
    const lines = text
      .slice(0, text.indexOf("*/"))
      .replace(/\n \* {2,}/g, " ")
      .split("\n");
    const find = (label) => lines.find((line) => line.startsWith(` * ${label}: `)) ?? "";
    for (const label of PARTS) assert.ok(find(label), `${path} names no “${label}”`);
    assert.match(find("Upstream"), /none filed|https:\/\/github\.com\//, path);
    for (const label of PARTS.slice(-2)) {
      const tests = find(label).match(TEST) ?? [];
      assert.ok(tests.length > 0, `${path} names no test in “${label}”`);
      for (const file of tests) assert.ok(existsSync(inRoot(file)), `${path} names ${file}`);
    }
  }
});

test("the README of the workarounds lists those that are checked, and no others", () => {
  const readme = readFileSync(inRoot("src/workarounds/README.md"), "utf8");
  const listed = [...readme.matchAll(/\| `((?:src|scripts)\/workarounds\/[^`]+)`/g)].map(([, path]) => path);
  assert.deepEqual(workarounds.map(({ path }) => path).sort(), listed.sort());
});
