/*
 * Workaround for: gatsby-adapter-netlify has no options for its rules and its functions, so what it writes is changed afterwards: the marked section of
 *   `_redirects` (route-handler.js), and the handler and manifest of each function (lambda-handler.js).
 * Tested with: gatsby-adapter-netlify 1.4
 * Upstream: none filed
 * Without it: our rules would overlap with the adapter's, no function would have our limits and headers, and the editor's no sharp.
 * Fails without it: src/deployment/netlify/netlify.test.ts
 * Needed while this passes: src/workarounds/netlify/adapter-output.upstream.slow.test.ts
 */
import { appendFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { z } from "zod";

/** Where the adapter writes the functions, below the site's folder. */
export const ADAPTER_FUNCTIONS = ".netlify/functions-internal";

/** Between these lines it writes its rules, those of the functions. */
const SECTION = /# gatsby-adapter-netlify start\n([\s\S]*?)# gatsby-adapter-netlify end/;

/** Reads the rules that the adapter has written into `_redirects`; throws when it has not. */
export function readFunctionRules(redirects: string): string {
  const rules = SECTION.exec(redirects)?.[1]?.trim();
  if (!rules)
    throw new Error("gatsby-adapter-netlify has written no rules for the functions into _redirects.");
  return rules;
}

const manifestSchema = z.looseObject({
  config: z.looseObject({ externalNodeModules: z.array(z.string()) }),
});

/** Has Netlify lay a package beside a function: a native one stands in no bundle. */
async function addPackage(manifest: string, name: string): Promise<void> {
  const known = manifestSchema.parse(JSON.parse(await readFile(manifest, "utf8")));
  known.config.externalNodeModules.push(name);
  await writeFile(manifest, JSON.stringify(known));
}

/** Wraps the handler of each function into `wrapHandler` of a module, and adds to each the packages that it needs; gets their names. */
export async function wrapFunctions(
  functionsFolder: string,
  wrapper: string,
  getPackages: (functionName: string) => readonly string[],
): Promise<string[]> {
  const names = await readdir(functionsFolder);
  for (const name of names) {
    const folder = join(functionsFolder, name);
    const path = relative(folder, wrapper).replaceAll("\\", "/");
    const line = `exports.handler = require("${path}").wrapHandler(exports.handler)\n`;
    await appendFile(join(folder, `${name}.js`), line);
    for (const one of getPackages(name)) await addPackage(join(folder, `${name}.json`), one);
  }
  return names;
}
