import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { getPageResources, getSharedScripts, isRuntime } from "./page-resources";

/**
 * Fails the build when the service worker could not find the scripts of a page: looks for them in a built page as the worker does, and
 * checks that each file exists.
 */
export async function checkPageResources(folder: string, path: string): Promise<void> {
  const read = (...parts: string[]) => readFile(join(folder, ...parts), "utf8");
  const html = await read(path, "index.html");
  const resources = getPageResources(html, await read("page-data", path, "page-data.json"), true);
  const runtime = await read(resources.find(isRuntime) ?? "");
  const missing = [...resources, ...getSharedScripts(runtime)].find(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing)
    throw new Error(`${path} needs ${missing}, which is missing (src/workarounds/gatsby/page-resources.ts).`);
}
