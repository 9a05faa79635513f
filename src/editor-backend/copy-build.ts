import { isNeverChanged } from "../lib/never-changed";
import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

async function copyOrLink(source: string, target: string, isFixed: boolean): Promise<void> {
  if (!isFixed) return copyFile(source, target);
  await link(source, target).catch(() => copyFile(source, target));
}

/** Makes a copy of a built folder that the next build cannot disturb. Takes well under a second: what never changes is linked. */
export async function copyBuild(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  await mkdir(to, { recursive: true });
  for (const entry of entries)
    if (entry.isDirectory())
      await mkdir(join(to, relative(from, join(entry.parentPath, entry.name))), { recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map((entry) => {
      const path = relative(from, join(entry.parentPath, entry.name));
      return copyOrLink(join(from, path), join(to, path), isNeverChanged(path));
    }),
  );
}
