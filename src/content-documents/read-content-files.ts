import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Reads every text of `content/`: its path from the root and what is in it. */
export async function readContentFiles(root: string): Promise<Map<string, string>> {
  const entries = await readdir(join(root, "content"), { recursive: true });
  const paths = entries
    .map((path) => `content/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.(md|json)$/.test(path))
    .sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), "utf8")] as const)),
  );
}
