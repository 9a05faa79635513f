import { join } from "node:path";

interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}

interface CssLoader {
  options?: { modules?: { localIdentName?: string } };
}

/** Six characters tell apart 56 thousand million names; Gatsby's own hold the file's name, too. */
const CLASS_NAME = "[hash:base62:6]";

/** Parts of Gatsby for the browser that do nothing on this site: third-party scripts in a worker, and a service worker of its own. */
const UNUSED = /internal-plugins[\\/]partytown[\\/]gatsby-browser|[\\/]register-service-worker$/;

/** What webpack may write around the modules: Gatsby has it write for browsers of 2009. All of .browserslistrc know these. */
export const MODERN_SCRIPTS = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  templateLiteral: true,
};

function listLoaders({ oneOf = [], use }: Rule): CssLoader[] {
  return [...oneOf.flatMap(listLoaders), ...(Array.isArray(use) ? (use as CssLoader[]) : [])];
}

/** Gives the classes of CSS Modules short names: each stands in the styles, in the scripts and many times in the pages. */
export function shortenClassNames(rules: Rule[]): void {
  for (const { options } of rules.flatMap(listLoaders))
    if (options?.modules?.localIdentName) options.modules.localIdentName = CLASS_NAME;
}

interface Minimizer {
  constructor: { name: string };
}

/** Has the scripts minified for the browsers of .browserslistrc, in two passes; Gatsby's own is for those of 2009. */
export function minifyHarder<Kind extends Minimizer>(
  minimizers: readonly Kind[],
  createMinimizer: (options: object) => Kind,
): Kind[] {
  const terserOptions = {
    compress: { ecma: 2020, passes: 2 },
    output: { ecma: 2020, comments: false },
  };
  return minimizers.map((minimizer) =>
    minimizer.constructor.name === "TerserPlugin" ? createMinimizer({ terserOptions }) : minimizer,
  );
}

/** Leaves parts of Gatsby out of the browser's bundle. */
export function createTrimPlugin(replaceModule: (pattern: RegExp, by: string) => object): object {
  return replaceModule(UNUSED, join(process.cwd(), "src/workarounds/gatsby/empty-module.ts"));
}
