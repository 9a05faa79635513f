import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import { copyPackages } from "./copy-packages.mjs";

const folder = await mkdtemp(join(tmpdir(), "packages-"));
after(() => rm(folder, { recursive: true }));

async function install(path, content) {
  await mkdir(join(folder, "root", path), { recursive: true });
  await writeFile(join(folder, "root", path, "package.json"), JSON.stringify(content));
}

test("copies what a package needs, each where it lies, and what is not installed not", async () => {
  await install("node_modules/libsql", {
    dependencies: { load: "1" },
    optionalDependencies: { "@libsql/here": "1", "@libsql/elsewhere": "1" },
  });
  await install("node_modules/libsql/node_modules/load", { dependencies: { deep: "1" } });
  await install("node_modules/load", {});
  await install("node_modules/deep", {});
  await install("node_modules/@libsql/here", {});
  await install("node_modules/other", {});
  await copyPackages("libsql", join(folder, "root"), join(folder, "out"));
  const copied = (await readdir(join(folder, "out"), { recursive: true })).filter((name) =>
    name.endsWith("package.json"),
  );
  assert.deepEqual(copied.sort(), [
    "node_modules/@libsql/here/package.json",
    "node_modules/deep/package.json",
    "node_modules/libsql/node_modules/load/package.json",
    "node_modules/libsql/package.json",
  ]);
});
