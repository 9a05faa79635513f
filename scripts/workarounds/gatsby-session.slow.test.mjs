import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import test from "node:test";

import { inRoot } from "../lib/root.mjs";
import { findUntestedVersion } from "./gatsby-session.mjs";

const require = createRequire(import.meta.url);

test("a session is tested with the installed version of Gatsby", () => {
  assert.equal(findUntestedVersion(), undefined);
});

test("each module of Gatsby that a session loads is there", async () => {
  const source = await readFile(inRoot("scripts/workarounds/gatsby-session.mjs"), "utf8");
  const modules = [...source.matchAll(/load\("([^"]+)"\)/g)].map(([, name]) => name);
  assert.ok(modules.length > 10);
  for (const name of modules) assert.ok(require.resolve(`gatsby/dist/${name}`));
});
