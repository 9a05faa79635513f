import { join } from "node:path";

interface Resource {
  context: string;
  request: string;
}

const inModules = (path: string) => join(process.cwd(), "node_modules", path);
const own = (path: string) => join(process.cwd(), "src/workarounds/gatsby/i18n-modules", path);

/**
 * gatsby-plugin-react-i18next is a CommonJS module: of whatever it requires, webpack keeps everything. So it gets i18next's one copy,
 * of react-i18next and Gatsby the parts that it uses, and nothing of what it needs for redirects and in development.
 */
export function getI18nAlias(): Record<string, string> {
  return {
    i18next$: inModules("i18next/dist/esm/i18next.js"),
    "react-i18next$": own("react-i18next.js"),
    "react-i18next-parts": inModules("react-i18next/dist/es"),
    "browser-lang$": own("empty.js"),
    outdent$: own("empty.js"),
  };
}

/** What Gatsby exports is used in many places: only the plugin gets a part of it. */
export function createI18nTrim(
  replaceModule: (pattern: RegExp, by: (resource: Resource) => void) => object,
): object {
  return replaceModule(/^gatsby$/, (resource) => {
    if (resource.context.includes("gatsby-plugin-react-i18next")) resource.request = own("gatsby.js");
  });
}
