import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Looks for words in the bytes of every file below a folder. Gets `file: word` for each that is there. */
export function findBytes(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap(({ name, parentPath }) => {
    const bytes = readFileSync(join(parentPath, name));
    return words.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`);
  });
}
