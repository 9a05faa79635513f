import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";

import { importSource } from "./bundle.mjs";

/** Makes a folder with a function that gets how often its file was read. */
async function makeFunction() {
  const folder = await mkdtemp(join(tmpdir(), "functions-"));
  const manifest = [{ functionRoute: "hello", relativeCompiledFilePath: "hello.js" }];
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
  const code = "globalThis.reads = (globalThis.reads ?? 0) + 1; exports.default = () => globalThis.reads;";
  await writeFile(join(folder, "hello.js"), code);
  globalThis.reads = 0;
  return folder;
}

// Jest has a module cache of its own; this is about Node's.
it("functions are read once when they are loaded, and anew when they are loaded again, for other code", async () => {
  const { loadFunctions } = await importSource("src/hosting/load-functions.ts");
  const folder = await makeFunction();
  const [hello] = loadFunctions(folder);
  assert.deepEqual([hello.run(), hello.run()], [1, 1]);
  assert.equal(loadFunctions(folder)[0].run(), 2);
  await rm(folder, { recursive: true });
});
