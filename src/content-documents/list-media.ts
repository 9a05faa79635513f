import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Lists the pictures and videos: their paths from the root. */
export async function listMedia(root: string): Promise<Set<string>> {
  const names = await readdir(join(root, "content/media"), { recursive: true });
  return new Set(names.map((name) => `content/media/${name.replaceAll("\\", "/")}`));
}
