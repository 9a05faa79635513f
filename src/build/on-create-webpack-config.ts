import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";

/** Bundles the language choice of the root path as the small script that stands inline in its head. */
function buildRootLanguageScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/i18n/root-language.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2018",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** Gives the pages the root language script, and keeps Gatsby's own ESLint out: the project lints itself. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
}) => {
  const config = (getConfig as () => unknown)() as { plugins: { constructor: { name: string } }[] };
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin");
  actions.replaceWebpackConfig(config);
  const define = plugins.define as (constants: Record<string, string>) => object;
  actions.setWebpackConfig({
    plugins: [define({ ROOT_LANGUAGE_SCRIPT: JSON.stringify(buildRootLanguageScript()) })],
  });
};
