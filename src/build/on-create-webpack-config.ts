import { readFileSync } from "node:fs";

import type { GatsbyNode } from "gatsby";

import {
  createTrimPlugin,
  minifyHarder,
  MODERN_SCRIPTS,
  removeEslint,
  shortenClassNames,
} from "../workarounds/gatsby/trim-bundles";
import { createI18nTrim, getI18nAlias } from "../workarounds/gatsby/trim-i18n";
import { bundleScript } from "./outputs/bundle-script";

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

/** Bundles a small script that the pages contain inline. */
const bundleInline = (entryPoint: string) => bundleScript(entryPoint, { target: "es2018" }).trim();

/** Defines the inline scripts of the pages, makes the bundles smaller, and removes Gatsby's own ESLint. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  const factories = plugins as unknown as PluginFactories;
  config.plugins = removeEslint(config.plugins);
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(config.module.rules);
  if (stage === "build-javascript" && config.optimization?.minimizer)
    config.optimization.minimizer = minifyHarder(config.optimization.minimizer, factories.minifyJs);
  if (stage === "build-javascript") config.output.environment = MODERN_SCRIPTS;
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    resolve: { alias: getI18nAlias() },
    plugins: [
      factories.define({
        // If a page read a file while it is rendered, Gatsby would render all pages again in every build.
        FONTS_CSS: JSON.stringify(readFileSync("src/styles/fonts.css", "utf8")),
        ROOT_LANGUAGE_SCRIPT: JSON.stringify(bundleInline("src/i18n/root-language.ts")),
        START_SCRIPT: JSON.stringify(bundleInline("src/browser/start/start-page.ts")),
      }),
      createI18nTrim(factories.normalModuleReplacement),
      ...(stage === "build-javascript" ? [createTrimPlugin(factories.normalModuleReplacement)] : []),
    ],
  });
};
