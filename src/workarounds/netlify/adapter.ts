/*
 * Workaround for: gatsby-adapter-netlify has no options for its rules and functions, so what it writes is changed afterwards: its section of
 *   `_redirects`, handlers and manifests (route-handler.js, lambda-handler.js). It hands them a stream with the methods of Node's IncomingMessage and
 *   without a socket, which Node 24 reads when the body has been read.
 * Tested with: gatsby-adapter-netlify 1.4, Node 20 to 24
 * Upstream: none filed
 * Without it: our rules would overlap with the adapter's, no function would have our limits and headers, and the editor's no sharp; on Node 24 each
 *   enquiry ends the process of its function with a TypeError.
 * Fails without it: src/deployment/netlify/netlify.test.ts, src/workarounds/netlify/adapter.slow.test.ts
 * Needed while this passes: src/workarounds/netlify/adapter.upstream.slow.test.ts
 */
import { appendFile, readdir, readFile, writeFile } from "node:fs/promises";
import { IncomingMessage } from "node:http";
import { join, relative } from "node:path";

export const ADAPTER_FUNCTIONS = ".netlify/functions-internal";

/** Reads the rules for functions that the adapter has written into `_redirects`; throws when it has not. */
export function readFunctionRules(redirects: string): string {
  const section = /# gatsby-adapter-netlify start\n([\s\S]*?)# gatsby-adapter-netlify end/.exec(redirects);
  const rules = section?.[1]?.trim();
  if (!rules)
    throw new Error("gatsby-adapter-netlify has written no rules for the functions into _redirects.");
  return rules;
}

/** Wraps the handler of each function into `wrapHandler` of a module, and has Netlify lay the packages beside it that stand in no bundle. */
export async function wrapFunctions(
  functionsFolder: string,
  wrapper: string,
  getPackages: (functionName: string) => readonly string[],
): Promise<string[]> {
  const names = await readdir(functionsFolder);
  for (const name of names) {
    const folder = join(functionsFolder, name);
    const path = relative(folder, wrapper).replaceAll("\\", "/");
    await appendFile(
      join(folder, `${name}.js`),
      `exports.handler = require("${path}").wrapHandler(exports.handler)\n`,
    );
    const manifestFile = join(folder, `${name}.json`);
    const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as {
      config: { externalNodeModules: string[] };
    };
    manifest.config.externalNodeModules.push(...getPackages(name));
    await writeFile(manifestFile, JSON.stringify(manifest));
  }
  return names;
}

/** Has a request without a socket end after its body. */
export function patchIncomingMessage(): void {
  const { prototype } = IncomingMessage;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- Called with the request as `this`.
  const destroy = prototype._destroy;
  prototype._destroy = function (error, callback) {
    if ((this.socket as object | undefined) === undefined) callback(error);
    else destroy.call(this, error, callback);
  };
}
