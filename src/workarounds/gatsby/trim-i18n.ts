/*
 * Workaround for: gatsby-plugin-react-i18next is a CommonJS module, of whose imports webpack keeps everything: a second copy of i18next, and
 *   all of react-i18next and Gatsby. Gatsby adds a client of Partytown that acts in development alone, and
 *   the registration of a service worker for plugins that have one.
 * Tested with: gatsby 5.16, gatsby-plugin-react-i18next 3.0, react-i18next 17
 * Upstream: none filed
 * Without it: the script of all pages is 14 kB (gzip) heavier (60.0 instead of 46.2 kB, measured with i18next 25), and 2.5 kB by what Gatsby adds
 * Fails without it: e2e/full/page-weight.spec.ts
 * Needed while this passes: src/workarounds/gatsby/trim.upstream.slow.test.ts
 */
import { join } from "node:path";

interface Resource {
  context: string;
  request: string;
}

const inModules = (path: string) => join(process.cwd(), "node_modules", path);
const own = (path: string) => join(process.cwd(), "src/workarounds/gatsby/i18n-modules", path);

/** Gives the plugin i18next's ES module, the parts of react-i18next that it uses, and nothing for redirects and development. */
export function getI18nAlias(): Record<string, string> {
  return {
    i18next$: inModules("i18next/dist/esm/i18next.js"),
    "react-i18next$": own("react-i18next.js"),
    "react-i18next-parts": inModules("react-i18next/dist/es"),
    "browser-lang$": own("empty.js"),
    outdent$: own("empty.js"),
  };
}

type ReplaceModule = (pattern: RegExp, by: (resource: Resource) => void) => object;

/** Gives the plugin, and nothing else, the part of Gatsby that it uses, and nothing for a warning of development. */
export function createI18nTrim(replaceModule: ReplaceModule): object {
  return replaceModule(/^gatsby$|[\\/]taggedTemplateLiteralLoose$/, (resource) => {
    if (!resource.context.includes("gatsby-plugin-react-i18next")) return;
    resource.request = own(resource.request === "gatsby" ? "gatsby.js" : "empty.js");
  });
}

export function createClientTrim(replaceModule: ReplaceModule): object {
  return replaceModule(/[\\/](partytown[\\/]gatsby-browser\.js|register-service-worker)$/, (resource) => {
    resource.request = own("empty.js");
  });
}
