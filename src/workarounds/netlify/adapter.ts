/*
 * Workaround for: gatsby-adapter-netlify has no option for packages that are laid beside a function, so the manifest that it writes is changed
 *   afterwards (lambda-handler.js). It hands functions a stream with the methods of Node's IncomingMessage and without a socket, which Node 24
 *   reads when the body has been read.
 * Tested with: gatsby-adapter-netlify 1.4, Node 20 to 24
 * Upstream: none filed
 * Without it: the editor's functions have no sharp, which stands in no bundle; on Node 24 each enquiry
 *   ends the process of its function with a TypeError.
 * Fails without it: src/workarounds/netlify/adapter.test.ts, src/workarounds/netlify/adapter.slow.test.ts
 * Needed while this passes: src/workarounds/netlify/adapter.upstream.slow.test.ts
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { IncomingMessage } from "node:http";
import { join } from "node:path";

const ADAPTER_FUNCTIONS = ".netlify/functions-internal";

/** Has Netlify lay a package beside the functions with such names. */
export async function addPackage(root: string, functions: RegExp, packageName: string): Promise<void> {
  const folder = join(root, ADAPTER_FUNCTIONS);
  for (const name of (await readdir(folder)).filter((one) => functions.test(one))) {
    const path = join(folder, name, `${name}.json`);
    const manifest = JSON.parse(await readFile(path, "utf8")) as {
      config: { externalNodeModules: string[] };
    };
    manifest.config.externalNodeModules.push(packageName);
    await writeFile(path, JSON.stringify(manifest));
  }
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
