import assert from "node:assert/strict";
import test from "node:test";

import { repair } from "./decap-repairs.mjs";

const one = { found: "return b;", mended: "return a;" };

test("a repair changes the one place it knows", () => {
  assert.equal(repair("const a = 1; return b;", one, "file.js"), "const a = 1; return a;");
});

test("a repair stops the build when Decap has changed", () => {
  for (const [source, times] of [
    ["return c;", 0],
    ["return b; return b;", 2],
  ])
    assert.throws(
      () => repair(source, one, "file.js"),
      new Error(`file.js has changed: expected once “return b;”, found it ${times} times.`),
    );
});
