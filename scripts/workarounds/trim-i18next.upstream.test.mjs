import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import test from "node:test";

import { inRoot } from "../lib/root.mjs";

test("i18next is still one module that cannot be imported in parts", async () => {
  assert.deepEqual(await readdir(inRoot("node_modules/i18next/dist/esm")), ["i18next.js", "package.json"]);
});
