import { lstat } from "node:fs/promises";
import { join, posix } from "node:path";

import { ForbiddenPathError } from "../content-paths";

/**
 * Gets where a file of the content lies. Throws when it, or a folder on the way to it, is a link: what it leads to may be outside of the
 * content.
 */
export async function resolveContentPath(root: string, path: string): Promise<string> {
  for (let part = path; part !== "."; part = posix.dirname(part)) {
    const found = await lstat(join(root, part)).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new ForbiddenPathError(path);
  }
  return join(root, path);
}
