import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { isNeverChanged } from "../lib/never-changed";
import { compactFunctions } from "./compact-functions";
import { copyGuides } from "./copy-guides";
import { listReleaseFiles } from "./release/list-release-files";
import type { Release } from "./release/release";
import { RELEASE_FILE } from "../hosting/site-folders";
import { FUNCTIONS_FOLDER, FUNCTIONS_MANIFEST } from "../workarounds/gatsby/build-folders.mjs";
import { manifestSchema } from "../workarounds/gatsby/functions-manifest";

const KEEP_TIMES = { preserveTimestamps: true, recursive: true };

async function copyPages(from: string, to: string): Promise<string[]> {
  const files = await listReleaseFiles(from);
  await Promise.all(files.map((file) => cp(join(from, file), join(to, file), KEEP_TIMES)));
  return files;
}

/** Copies the compiled functions, compacted; their list without the names of this machine's folders. */
async function copyFunctions(from: string, to: string): Promise<void> {
  await cp(from, to, KEEP_TIMES);
  await compactFunctions(to);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(from, FUNCTIONS_MANIFEST), "utf8")));
  await writeFile(join(to, FUNCTIONS_MANIFEST), JSON.stringify(manifest, null, 2));
}

/** Copies what a packaged site serves, and writes its `release.json`. Its programs are added by scripts/package.mjs. */
export async function packageSite(root: string, folder: string, now: Date): Promise<void> {
  const files = await copyPages(join(root, "public"), join(folder, "public"));
  await copyFunctions(join(root, FUNCTIONS_FOLDER), join(folder, "functions"));
  await cp(join(root, ".env.example"), join(folder, ".env.example"));
  await copyGuides(join(root, "docs"), folder);
  const release: Release = {
    id: now.toISOString().replace(/[-:]|\.\d+/g, ""),
    files: files.filter((file) => isNeverChanged(file.replace(/\.(br|gz)$/, ""))),
  };
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release, null, 2));
}
