/*
 * Workaround for: only `gatsby serve` and adapters run compiled functions; the format of their manifest and how their paths are matched are
 *   documented nowhere (gatsby/dist: internal-plugins/functions/gatsby-node.js, internal-plugins/functions/middleware.js).
 * Tested with: gatsby 5.16
 * Upstream: none filed
 * Without it: a server of our own has no functions: no enquiries, no content API, no editor.
 * Fails without it: src/hosting/host.test.ts, scripts/lib/unload-functions.test.mjs
 * Needed while this passes: src/workarounds/gatsby/build-folders.upstream.slow.test.ts
 */
import { z } from "zod";

/** The fields of the manifest that are used here. */
export const manifestSchema = z.array(
  z.object({
    functionRoute: z.string(),
    relativeCompiledFilePath: z.string(),
    matchPath: z.string().nullish(),
  }),
);

/** Matches Gatsby's patterns as our functions have them: `contact`, `content/*` for all below it, `:name` and `editor/:name` for one segment. */
export function createMatcher(pattern: string): (path: string) => Record<string, string> | undefined {
  const start = pattern.replace(/(\*|:name)$/, "");
  return (path) => {
    const given = path.split("/").filter(Boolean).join("/");
    if (start === pattern) return given === pattern ? {} : undefined;
    if (!`${given}/`.startsWith(start)) return undefined;
    const rest = given.slice(start.length);
    if (pattern.endsWith("*")) return { "*": rest, "0": rest }; // Gatsby gives the rest both names.
    return rest === "" || rest.includes("/") ? undefined : { name: rest };
  };
}
