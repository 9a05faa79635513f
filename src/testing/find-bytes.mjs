import { readFileSync } from "node:fs";
import { join } from "node:path";

import { listFiles } from "../files/list-files.mjs";

/** Reads a file; a mail that waits may have been renamed meanwhile. */
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

/**
 * Looks for words in the bytes of every file below a folder. Gets `file: word` for each that is there.
 * @param {string} folder
 * @param {readonly string[]} words
 */
export function findBytes(folder, words) {
  return listFiles(folder).flatMap((name) => {
    const bytes = readIfThere(join(folder, name));
    return words.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`);
  });
}
