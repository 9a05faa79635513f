import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file by renaming a complete draft: readers find the old content or the new one, also after a crash or on a full disk. Creates
 * the folder. When it fails, no draft stays.
 * @param {string} path
 * @param {string | Uint8Array} content
 */
export async function writeFileAtomically(path, content) {
  const draft = join(dirname(path), `.${basename(path)}-${randomUUID()}.tmp`);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
