import { readFileSync } from "node:fs";
import { join } from "node:path";

import { listFiles } from "../files/list-files.mjs";

/** Looks for words in the bytes of every file below a folder. Gets `file: word` for each that is there. */
export function findBytes(folder: string, words: readonly string[]): string[] {
  return listFiles(folder).flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    return words.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`);
  });
}
