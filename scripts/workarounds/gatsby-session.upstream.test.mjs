import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import test from "node:test";

import { inRoot } from "../lib/root.mjs";

const require = createRequire(import.meta.url);

test("changes are published with a tested version of Gatsby, by modules that are there", async () => {
  assert.match(require("gatsby/package.json").version, /^5\.16\./);
  const source = await readFile(inRoot("scripts/workarounds/gatsby-session.mjs"), "utf8");
  const modules = [...source.matchAll(/load\("([^"]+)"\)/g)].map(([, name]) => name);
  assert.ok(modules.length > 10);
  for (const name of modules) assert.ok(require.resolve(`gatsby/dist/${name}`));
});

test("gatsby build still bundles the scripts in every build", async () => {
  const source = await readFile(inRoot("node_modules/gatsby/dist/commands/build.js"), "utf8");
  assert.ok(source.includes("buildProductionBundle)(program, buildActivityTimer.span)"));
});
