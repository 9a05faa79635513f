import { readFileSync } from "node:fs";

import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";

import { createI18nTrim, getI18nAlias } from "../workarounds/gatsby/trim-i18n";
import {
  createTrimPlugin,
  minifyHarder,
  MODERN_SCRIPTS,
  shortenClassNames,
} from "../workarounds/gatsby/trim-bundles";

interface Plugin {
  constructor: { name: string };
}

interface WebpackConfig {
  plugins: Plugin[];
  output: { environment?: Record<string, boolean> };
  optimization?: { minimizer?: Plugin[] };
  module: { rules: Parameters<typeof shortenClassNames>[0] };
}

interface Resource {
  context: string;
  request: string;
}

interface PluginFactories {
  define: (constants: Record<string, string>) => object;
  minifyJs: (options: object) => Plugin;
  normalModuleReplacement: (pattern: RegExp, by: string | ((resource: Resource) => void)) => object;
}

/** Bundles a small script that stands inline in the pages. */
function buildInlineScript(entryPoint: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2018",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** Gives the pages their inline scripts, makes the bundles smaller, and keeps Gatsby's own ESLint out: the project lints itself. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  const factories = plugins as unknown as PluginFactories;
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin");
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(config.module.rules);
  if (stage === "build-javascript" && config.optimization?.minimizer)
    config.optimization.minimizer = minifyHarder(config.optimization.minimizer, factories.minifyJs);
  if (stage === "build-javascript") config.output.environment = MODERN_SCRIPTS;
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    resolve: { alias: getI18nAlias() },
    plugins: [
      factories.define({
        // A page that reads a file while it is rendered makes Gatsby render all pages anew in every build.
        FONTS_CSS: JSON.stringify(readFileSync("src/styles/fonts.css", "utf8")),
        ROOT_LANGUAGE_SCRIPT: JSON.stringify(buildInlineScript("src/i18n/root-language.ts")),
        START_SCRIPT: JSON.stringify(buildInlineScript("src/browser/start/start-page.ts")),
      }),
      createI18nTrim(factories.normalModuleReplacement),
      ...(stage === "build-javascript" ? [createTrimPlugin(factories.normalModuleReplacement)] : []),
    ],
  });
};
