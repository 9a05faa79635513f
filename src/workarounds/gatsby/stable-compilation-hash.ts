/*
 * Workaround for: Gatsby writes the hash of webpack's compilation into every page. webpack adds the hashes of child compilations to it, and
 *   mini-css-extract-plugin compiles each style sheet in a child, which is skipped when the sheet comes from webpack's cache: a second build
 *   has another hash, although its scripts and styles are the same.
 * Tested with: gatsby 5.16, webpack 5, mini-css-extract-plugin 1.6
 * Upstream: none filed
 * Without it: the first build after a full one writes and compresses every page anew (9,000 pages: 110 of 213 s), and each of them counts
 *   as a page of another build for visitors who have the site open.
 * Fails without it: src/workarounds/gatsby/stable-compilation-hash.slow.test.ts
 * Needed while this passes: src/workarounds/gatsby/stable-compilation-hash.upstream.slow.test.ts
 */
import { createHash } from "node:crypto";

interface Compilation {
  hash?: string;
  assets: Record<string, unknown>;
}

interface Compiler {
  hooks: { emit: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
}

/** As many hexadecimal digits as webpack's own hash has. */
const HASH_LENGTH = 20;

/** Makes webpack's hash of the browser's scripts one of their names, which hold a hash of what is in them. */
export const stableCompilationHash = {
  apply({ hooks }: Compiler): void {
    hooks.emit.tap("stableCompilationHash", (compilation) => {
      const names = Object.keys(compilation.assets).sort().join("\n");
      compilation.hash = createHash("sha256").update(names).digest("hex").slice(0, HASH_LENGTH);
    });
  },
};
