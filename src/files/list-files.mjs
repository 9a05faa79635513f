import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Lists all files below a folder, sorted: their paths from it, with "/" on every system. Synchronous, since for a site of 150,000 files
 * that takes a third of the time. JavaScript, so that the programs in scripts/ can import it as well.
 * @param {string} folder
 * @returns {string[]}
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
