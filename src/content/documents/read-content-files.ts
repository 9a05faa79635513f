import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { TEXT_RECORD_FILE } from "../translations/text-state";
import { listFiles } from "../../files/list-files.mjs";

/** Reads every text of `content/`: its path from the root and what is in it. The record of translations is none. */
export async function readContentFiles(root: string): Promise<Map<string, string>> {
  const paths = listFiles(join(root, "content"))
    .filter((path) => /\.(md|json|yml)$/.test(path))
    .map((path) => `content/${path}`)
    .filter((path) => path !== TEXT_RECORD_FILE);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), "utf8")] as const)),
  );
}
