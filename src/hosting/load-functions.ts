import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join, sep } from "node:path";

import { FUNCTIONS_MANIFEST } from "../workarounds/gatsby/build-folders.mjs";
import { createMatcher, manifestSchema } from "../workarounds/gatsby/functions-manifest";

export type CompiledFunction = (request: object, response: object) => unknown;

export interface LoadedFunction {
  /** Gets the path's parameters when this function answers it. */
  match(path: string): Record<string, string> | undefined;
  run: CompiledFunction;
}

/** Removes the functions that were loaded from a folder from Node's module cache. */
export function unloadFunctions(folder: string): void {
  const { cache } = createRequire(join(folder, FUNCTIONS_MANIFEST));
  // Node names them by their real paths.
  const inFolder = join(realpathSync(folder), sep);
  for (const path of Object.keys(cache)) if (path.startsWith(inFolder)) Reflect.deleteProperty(cache, path);
}

interface LoadOptions {
  /** Each is loaded when it is called first: for a version of the site that may be replaced in seconds. */
  isLate?: boolean;
}

function load(file: string, require: NodeJS.Require): CompiledFunction {
  const loaded = require(file) as { default?: CompiledFunction };
  if (typeof loaded.default !== "function") throw new Error(`${file} does not export a function by default.`);
  return loaded.default;
}

/** Loads every compiled function once (`gatsby serve` reads each file again on each request); exact routes come first, then the longest pattern. */
export function loadFunctions(folder: string, { isLate = false }: LoadOptions = {}): LoadedFunction[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, FUNCTIONS_MANIFEST), "utf8")));
  const require = createRequire(join(folder, FUNCTIONS_MANIFEST));
  manifest.sort(
    (a, b) =>
      Number(Boolean(a.matchPath)) - Number(Boolean(b.matchPath)) ||
      b.functionRoute.length - a.functionRoute.length,
  );
  return manifest.map(({ functionRoute, relativeCompiledFilePath, matchPath }) => {
    const file = join(folder, relativeCompiledFilePath);
    let loaded = isLate ? undefined : load(file, require);
    return {
      match: createMatcher(matchPath ?? functionRoute),
      run: (request, response) => (loaded ??= load(file, require))(request, response),
    };
  });
}
