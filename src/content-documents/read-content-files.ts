import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../files/list-files.mjs";

/** Reads every text of `content/`: its path from the root and what is in it. */
export async function readContentFiles(root: string): Promise<Map<string, string>> {
  const paths = listFiles(join(root, "content"))
    .filter((path) => /\.(md|json)$/.test(path))
    .map((path) => `content/${path}`);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), "utf8")] as const)),
  );
}
