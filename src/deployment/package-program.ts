import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { isNeverChanged } from "../lib/never-changed";
import { copyGuides } from "./copy-guides";
import { listReleaseFiles } from "./release/list-release-files";
import type { Release } from "./release/release";
import { PUBLISHED_CONTENT, RELEASE_FILE } from "../hosting/site-folders";

const KEEP_TIMES = { preserveTimestamps: true, recursive: true };

async function copyPages(from: string, to: string): Promise<string[]> {
  const files = await listReleaseFiles(from);
  await Promise.all(files.map((file) => cp(join(from, file), join(to, file), KEEP_TIMES)));
  return files;
}

/** Copies what a packaged site serves, and writes its `release.json`. Its programs are added by scripts/package.mjs. */
export async function packageSite(root: string, folder: string, now: Date): Promise<void> {
  const files = await copyPages(join(root, "public"), join(folder, "public"));
  await cp(join(root, PUBLISHED_CONTENT), join(folder, "content"), KEEP_TIMES);
  await cp(join(root, ".env.example"), join(folder, ".env.example"));
  await copyGuides(join(root, "docs"), folder);
  const release: Release = {
    id: now.toISOString().replace(/[-:]|\.\d+/g, ""),
    files: files.filter((file) => isNeverChanged(file.replace(/\.(br|gz)$/, ""))),
  };
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release, null, 2));
}
