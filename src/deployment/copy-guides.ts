import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { listFiles } from "../files/list-files.mjs";

/**
 * Copies the guides for the technician and for staff out of `docs` into a package, which has no folder `docs`: links to what the package has
 * as well lead there, the others become words.
 */
export async function copyGuides(docs: string, folder: string): Promise<void> {
  for (const name of ["hosting", "staff"])
    await cp(join(docs, name), join(folder, name), { preserveTimestamps: true, recursive: true });
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
