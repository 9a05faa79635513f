import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import test from "node:test";

import { inRoot } from "../lib/root.mjs";
import { DECAP_PATCHES, patch } from "./decap-patches.mjs";

const one = { found: "return b;", replacement: "return a;" };

test("a patch replaces the one place that it names", () => {
  assert.equal(patch("const a = 1; return b;", one, "file.js"), "const a = 1; return a;");
});

test("a patch fails the build when Decap has changed", () => {
  for (const [source, times] of [
    ["return c;", 0],
    ["return b; return b;", 2],
  ])
    assert.throws(
      () => patch(source, one, "file.js"),
      new Error(`file.js has changed: expected once “${one.found}”, found it ${times} times.`),
    );
});

test("each patch finds its place in the installed Decap", async () => {
  const { resolve } = createRequire(inRoot("node_modules/decap-cms-app/package.json"));
  const applied = new Set();
  for (const name of [
    "decap-cms-core",
    "decap-cms-widget-file",
    "decap-cms-widget-list",
    "decap-cms-widget-object",
    "decap-cms-widget-markdown",
    "decap-cms-ui-default",
  ]) {
    const folder = dirname(resolve(`${name}/package.json`));
    for (const file of await readdir(join(folder, "dist/esm"), { recursive: true })) {
      const path = join(folder, "dist/esm", file);
      let source;
      for (const each of DECAP_PATCHES.filter((one) => one.file.test(path))) {
        source = patch(source ?? (await readFile(path, "utf8")), each, path);
        applied.add(each);
      }
    }
  }
  assert.equal(applied.size, DECAP_PATCHES.length);
});
