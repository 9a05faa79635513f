import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Looks for words in the bytes of every file below a folder. Gets `file: word` for each that is there. */
export async function findBytes(folder, words) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = [];
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    // A mail that waits may be renamed meanwhile.
    const bytes = await readFile(join(parentPath, name)).catch(() => Buffer.alloc(0));
    found.push(...words.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`));
  }
  return found;
}
