import { join } from "node:path";
import { listFiles } from "../../files/list-files.mjs";

/** Lists the pictures and videos: their paths from the root. */
export async function listMedia(root: string): Promise<Set<string>> {
  return new Set(listFiles(join(root, "content/media")).map((name) => `content/media/${name}`));
}
