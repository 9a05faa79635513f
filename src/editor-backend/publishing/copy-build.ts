import { copyFile, link, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";

import { listFiles } from "../../files/list-files.mjs";
import { isNeverChanged } from "../../lib/never-changed";

async function copyOrLink(source: string, target: string, isFixed: boolean): Promise<void> {
  if (!isFixed) return copyFile(source, target);
  await link(source, target).catch(() => copyFile(source, target));
}

/** Makes a copy of a built folder that the next build cannot disturb. Takes well under a second: what never changes is linked. */
export async function copyBuild(from: string, to: string): Promise<void> {
  const files = listFiles(from);
  for (const folder of new Set([".", ...files.map(dirname)]))
    await mkdir(join(to, folder), { recursive: true });
  await Promise.all(files.map((path) => copyOrLink(join(from, path), join(to, path), isNeverChanged(path))));
}
