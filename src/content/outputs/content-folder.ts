import { existsSync } from "node:fs";
import { join } from "node:path";

/** Returns the folder of the content API's documents: while `npm run build` runs, those that it is writing. */
export function getContentFolder(root: string): string {
  const next = join(root, ".build/content-next");
  return existsSync(next) ? next : join(root, ".build/content");
}
