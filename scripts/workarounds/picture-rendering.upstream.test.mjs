import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import { inRoot } from "../lib/root.mjs";

test("gatsby-plugin-sharp still has no option for the effort of AVIF, and renders what is there", async () => {
  const source = await readFile(inRoot("node_modules/gatsby-plugin-sharp/process-file.js"), "utf8");
  assert.ok(!source.includes("effort"));
  assert.ok(!source.includes("exists"));
});
