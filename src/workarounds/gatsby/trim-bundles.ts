/*
 * Workaround for: Gatsby's webpack configuration names CSS classes by their file, writes and minifies scripts for browsers of 2009, bundles two
 *   parts that this site does not use, and lints with its own ESLint (gatsby/dist/utils/webpack-utils.js, webpack.config.js). Its client
 *   declares props with prop-types (gatsby-link, gatsby-react-router-scroll).
 *   `onCreateWebpackConfig` is public; what it finds in the configuration is not.
 * Tested with: gatsby 5.16, webpack 5
 * Upstream: none filed
 * Without it: an offer's page is 7.3 kB (gzip) heavier: scripts 122.0 instead of 118.0, HTML 25.8 instead of 24.1, style sheet 13.5
 *   instead of 11.9.
 * Fails without it: src/workarounds/gatsby/trim-bundles.slow.test.ts, e2e/full/page-weight.spec.ts
 * Needed while this passes: src/workarounds/gatsby/trim.upstream.slow.test.ts
 */
import { join } from "node:path";

interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}

interface CssLoader {
  options?: { modules?: { localIdentName?: string } };
}

/** Gatsby's own class names also contain the name of the file. */
const CLASS_NAME = "[hash:base62:6]";

/** Parts of Gatsby's client that this site does not use: third-party scripts in a worker, and the registration of a service worker. */
const UNUSED = /internal-plugins[\\/]partytown[\\/]gatsby-browser|[\\/]register-service-worker$/;

/** The syntax that webpack may write around the modules, for the browsers of .browserslistrc. */
export const MODERN_SCRIPTS = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  templateLiteral: true,
};

function listLoaders({ oneOf = [], use }: Rule): CssLoader[] {
  return [...oneOf.flatMap(listLoaders), ...(Array.isArray(use) ? (use as CssLoader[]) : [])];
}

/** Gives the classes of CSS Modules short names: they occur in the styles, in the scripts and many times in the pages. */
export function shortenClassNames(rules: Rule[]): void {
  for (const { options } of rules.flatMap(listLoaders))
    if (options?.modules?.localIdentName) options.modules.localIdentName = CLASS_NAME;
}

interface Plugin {
  constructor: { name: string };
}

/** Removes Gatsby's ESLint, which does not know the project's configuration. */
export function removeEslint<Kind extends Plugin>(plugins: readonly Kind[]): Kind[] {
  return plugins.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin");
}

/** i18next's warnings to developers: 2 kB of each view. What they warn of throws here (src/i18n/create-i18n.ts). */
const I18NEXT_WARNINGS = ["this.logger", "this.logger?", "this.services.logger", "baseLogger"].flatMap(
  (logger) => ["log", "warn", "error", "deprecate", "once"].map((level) => `${logger}.${level}`),
);

/** Has the scripts minified for the browsers of .browserslistrc, in two passes. */
export function minifyHarder<Kind extends Plugin>(
  minimizers: readonly Kind[],
  createMinimizer: (options: object) => Kind,
): Kind[] {
  const terserOptions = {
    // `unsafe_methods`: nothing creates an instance of an object's method.
    compress: { ecma: 2020, passes: 2, pure_funcs: I18NEXT_WARNINGS, unsafe_methods: true },
    output: { ecma: 2020, comments: false },
  };
  return minimizers.map((minimizer) =>
    minimizer.constructor.name === "TerserPlugin" ? createMinimizer({ terserOptions }) : minimizer,
  );
}

/** Declarations of props, which React has ignored since version 19. */
const PROP_TYPES = /^prop-types$/;

const own = (file: string) => join(process.cwd(), "src/workarounds/gatsby", file);

/** Leaves parts of Gatsby, and what only checks it in development, out of the browser's bundle. */
export function createTrimPlugins(replaceModule: (pattern: RegExp, by: string) => object): object[] {
  return [replaceModule(UNUSED, own("empty-module.ts")), replaceModule(PROP_TYPES, own("no-prop-types.ts"))];
}
