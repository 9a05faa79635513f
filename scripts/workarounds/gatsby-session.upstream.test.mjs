import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import { inRoot } from "../lib/root.mjs";

test("gatsby build still bundles the scripts in every build", async () => {
  const source = await readFile(inRoot("node_modules/gatsby/dist/commands/build.js"), "utf8");
  assert.ok(source.includes("buildProductionBundle)(program, buildActivityTimer.span)"));
});
