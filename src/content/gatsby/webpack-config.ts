import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { listFiles } from "../../files/list-files.mjs";
import { createClientTrim, createI18nTrim, getI18nAlias } from "../../workarounds/gatsby/trim-i18n";
import { bundleScript } from "../outputs/bundle-scripts";

type ErrorWords = Record<"title" | "home" | "contact", string>;

interface Resource {
  context: string;
  request: string;
}

interface PluginFactories {
  define: (constants: Record<string, string>) => object;
  normalModuleReplacement: (pattern: RegExp, by: (resource: Resource) => void) => object;
}

interface Rule {
  oneOf?: Rule[];
  use?: { options?: { modules?: false | { localIdentName?: string } } }[];
}

/** Gives classes short names: with Gatsby's, for which it has no option, a page is 3 kB heavier, compressed. */
function shortenClassNames(rules: readonly Rule[]): void {
  for (const { use = [] } of rules.flatMap(({ oneOf = [] }) => oneOf))
    for (const { options } of [use].flat())
      if (options?.modules && "localIdentName" in options.modules)
        options.modules.localIdentName = "[hash:base52:6]";
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

/** Defines what the pages contain of files, and gives gatsby-plugin-react-i18next the i18next of all others. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  const isForBrowser = stage === "build-javascript";
  const factories = plugins as unknown as PluginFactories;
  if (stage.startsWith("build")) {
    const config = (getConfig as () => { module: { rules: Rule[] } })();
    shortenClassNames(config.module.rules);
    actions.replaceWebpackConfig(config);
  }
  actions.setWebpackConfig({
    // Source maps would be public.
    ...(isForBrowser && { devtool: false }),
    resolve: { alias: getI18nAlias() },
    plugins: [
      factories.define({
        // It runs while the first page is read: 1.1 kB that the browser does not need a second time.
        ROOT_LANGUAGE_SCRIPT: JSON.stringify(
          isForBrowser ? "" : bundleInline("src/domain/i18n/root-language.ts"),
        ),
        ERROR_WORDS: JSON.stringify(readErrorWords()),
        STYLES_HASH: JSON.stringify(isForBrowser ? "" : hashStyles("src")),
      }),
      createI18nTrim(factories.normalModuleReplacement),
      createClientTrim(factories.normalModuleReplacement),
    ],
  });
};

function hashStyles(folder: string): string {
  const hash = createHash("sha256");
  for (const file of listFiles(folder).filter((name) => name.endsWith(".css")))
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
