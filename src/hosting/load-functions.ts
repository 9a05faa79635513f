import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join, sep } from "node:path";

import { FUNCTIONS_MANIFEST } from "../workarounds/gatsby/build-folders.mjs";
import { createMatcher, manifestSchema } from "../workarounds/gatsby/functions-manifest";

export type CompiledFunction = (request: object, response: object) => unknown;

export interface LoadedFunction {
  match(path: string): Record<string, string> | undefined;
  run: CompiledFunction;
}

function load(file: string, require: NodeJS.Require): CompiledFunction {
  const loaded = require(file) as { default?: CompiledFunction };
  if (typeof loaded.default !== "function") throw new Error(`${file} does not export a function by default.`);
  return loaded.default;
}

/**
 * Loads every compiled function, anew when it was loaded before; exact routes come first, then the longest pattern. What was loaded before
 * stays in memory, some 65 MB: a process calls this again only for other code.
 */
export function loadFunctions(folder: string): LoadedFunction[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, FUNCTIONS_MANIFEST), "utf8")));
  const require = createRequire(join(folder, FUNCTIONS_MANIFEST));
  // Node names them by their real paths.
  const inFolder = join(realpathSync(folder), sep);
  for (const path of Object.keys(require.cache))
    if (path.startsWith(inFolder)) Reflect.deleteProperty(require.cache, path);
  manifest.sort(
    (a, b) =>
      Number(Boolean(a.matchPath)) - Number(Boolean(b.matchPath)) ||
      b.functionRoute.length - a.functionRoute.length,
  );
  return manifest.map(({ functionRoute, relativeCompiledFilePath, matchPath }) => ({
    match: createMatcher(matchPath ?? functionRoute),
    run: load(join(folder, relativeCompiledFilePath), require),
  }));
}
