import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

import { ROOT } from "../lib/root.mjs";

/** Gets the packages that a program needs as soon as it starts, each with the file that imports it. */
function findPackages(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const names = [...readFileSync(file, "utf8").matchAll(/^(?:import|export [*{])[^;(]*?"([^"]+)";$/gm)].map(
    ([, name]) => name,
  );
  return names.flatMap((name) => {
    if (name.startsWith(".")) return findPackages(join(dirname(file), name), seen);
    return name.startsWith("node:") ? [] : [`${name} (${file})`];
  });
}

for (const program of readdirSync(join(ROOT, "scripts")).filter((name) =>
  /^(?!publish)[\w-]+\.mjs$/.test(name),
))
  test(`scripts/${program} starts where no package is installed yet`, () => {
    assert.deepEqual(findPackages(join(ROOT, "scripts", program)), []);
  });
