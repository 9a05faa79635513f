/*
 * Workaround for: gatsby-adapter-netlify has no option for the packages that are laid beside a function, so the manifest that it writes
 *   (lambda-handler.js) is changed afterwards.
 * Tested with: gatsby-adapter-netlify 1.4
 * Upstream: none filed
 * Without it: the editor's functions have no sharp, which stands in no bundle.
 * Fails without it: src/workarounds/netlify/adapter-output.test.ts
 * Needed while this passes: src/workarounds/netlify/adapter-output.upstream.slow.test.ts
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Where the adapter writes the functions, below the site's folder. */
const ADAPTER_FUNCTIONS = ".netlify/functions-internal";

const manifestSchema = z.looseObject({
  config: z.looseObject({ externalNodeModules: z.array(z.string()) }),
});

/** Has Netlify lay a package beside the functions with such names. */
export async function addPackage(root: string, functions: RegExp, packageName: string): Promise<void> {
  const folder = join(root, ADAPTER_FUNCTIONS);
  for (const name of (await readdir(folder)).filter((one) => functions.test(one))) {
    const path = join(folder, name, `${name}.json`);
    const manifest = manifestSchema.parse(JSON.parse(await readFile(path, "utf8")));
    manifest.config.externalNodeModules.push(packageName);
    await writeFile(path, JSON.stringify(manifest));
  }
}
