import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { listFiles } from "../files/list-files.mjs";
import { PUBLISHED_CONTENT, RELEASE_FILE } from "../hosting/site-folders";
import { isNeverChanged } from "../domain/lib/never-changed";
import type { Release } from "./install-release";

const KEEP_TIMES = { preserveTimestamps: true, recursive: true };

/**
 * Copies the guides for the technician and for staff out of `docs` into a package, which has no folder `docs`: links to what the package has
 * as well lead there, the others become words.
 */
export async function copyGuides(docs: string, folder: string): Promise<void> {
  for (const name of ["hosting", "staff"]) await cp(join(docs, name), join(folder, name), KEEP_TIMES);
  const guides = listFiles(join(folder, "hosting")).filter((name) => name.endsWith(".md"));
  for (const guide of guides.map((name) => join(folder, "hosting", name))) {
    const text = await readFile(guide, "utf8");
    const links = /\[([^\]]*)\]\((\.\.\/[^)]*)\)/g;
    const replaced = text.replace(links, (_link, words: string, target: string) => {
      const packaged = target.replace(/^\.\.\/\.\.\//, "../");
      const isThere = existsSync(join(dirname(guide), packaged.replace(/#.*/, "")));
      return isThere ? `[${words}](${packaged})` : words;
    });
    await writeFile(guide, replaced);
  }
}

/** Copies what a packaged site serves, and writes its `release.json`. Its programs are added by scripts/package.mjs. */
export async function packageSite(root: string, folder: string, now: Date): Promise<void> {
  const pages = join(root, "public");
  const isWanted = (path: string) => !/\.map(\.br|\.gz)?$/.test(path);
  await cp(pages, join(folder, "public"), { ...KEEP_TIMES, filter: isWanted });
  await cp(join(root, PUBLISHED_CONTENT), join(folder, "content"), KEEP_TIMES);
  await cp(join(root, ".env.example"), join(folder, ".env.example"));
  await copyGuides(join(root, "docs"), folder);
  const release: Release = {
    id: now.toISOString().replace(/[-:]|\.\d+/g, ""),
    files: listFiles(join(folder, "public")).filter((file) => isNeverChanged(file.replace(/\.(br|gz)$/, ""))),
  };
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release, null, 2));
}
