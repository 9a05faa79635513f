import { readFileSync } from "node:fs";

import type { GatsbyNode } from "gatsby";

import { LOCALE_CODES, type Locale } from "../config/locales";
import { stableCompilationHash } from "../workarounds/gatsby/stable-compilation-hash";
import {
  createTrimPlugins,
  minifyHarder,
  MODERN_SCRIPTS,
  removeEslint,
  shortenClassNames,
} from "../workarounds/gatsby/trim-bundles";
import { createI18nTrim, getI18nAlias, getI18nextRule } from "../workarounds/gatsby/trim-i18n";
import { hashStyles } from "./hash-styles";
import { bundleScript } from "./outputs/bundle-script";

interface Plugin {
  constructor: { name: string };
}

interface WebpackConfig {
  plugins: Plugin[];
  devtool?: string | false;
  output: { environment?: Record<string, boolean> };
  optimization?: { minimizer?: Plugin[] };
  module: { rules: Parameters<typeof shortenClassNames>[0] };
}

type ErrorWords = Record<"title" | "home" | "contact", string>;

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

/** Reads the few words that the scripts themselves hold, for when a page's data are broken. */
function readErrorWords(): Record<Locale, ErrorWords> {
  const entries = LOCALE_CODES.map((locale) => {
    const file = readFileSync(`src/locales/${locale}/common.json`, "utf8");
    const { title, home, contact } = (JSON.parse(file) as { error: ErrorWords }).error;
    return [locale, { title, home, contact }] as const;
  });
  return Object.fromEntries(entries) as Record<Locale, ErrorWords>;
}

/** Defines the inline scripts of the pages, makes the bundles smaller, and removes Gatsby's own ESLint. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const isForBrowser = stage === "build-javascript";
  const config = (getConfig as () => WebpackConfig)();
  const factories = plugins as unknown as PluginFactories;
  config.plugins = removeEslint(config.plugins);
  if (isForBrowser || stage === "build-html") shortenClassNames(config.module.rules);
  if (isForBrowser && config.optimization?.minimizer)
    config.optimization.minimizer = minifyHarder(config.optimization.minimizer, factories.minifyJs);
  if (isForBrowser) config.output.environment = MODERN_SCRIPTS;
  // Source maps would be public.
  if (isForBrowser) config.devtool = false;
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    resolve: { alias: getI18nAlias() },
    module: { rules: isForBrowser ? [getI18nextRule()] : [] },
    plugins: [
      factories.define({
        // If a page read a file while it is rendered, Gatsby would render all pages again in every build.
        FONTS_CSS: JSON.stringify(readFileSync("src/styles/fonts.css", "utf8")),
        // It runs while the first page is read: 1.1 kB that the browser does not need a second time.
        ROOT_LANGUAGE_SCRIPT: JSON.stringify(isForBrowser ? "" : bundleInline("src/i18n/root-language.ts")),
        ERROR_WORDS: JSON.stringify(readErrorWords()),
        STYLES_HASH: JSON.stringify(isForBrowser ? "" : hashStyles("src")),
        START_SCRIPT: JSON.stringify(bundleInline("src/browser/start/start-page.ts")),
      }),
      createI18nTrim(factories.normalModuleReplacement),
      ...(isForBrowser
        ? [stableCompilationHash, ...createTrimPlugins(factories.normalModuleReplacement)]
        : []),
    ],
  });
};
