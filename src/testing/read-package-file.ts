import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads a file of an installed package, e.g. `gatsby/cache-dir/loader.js`. */
export function readPackageFile(path: string): string {
  return readFileSync(join("node_modules", path), "utf8");
}
