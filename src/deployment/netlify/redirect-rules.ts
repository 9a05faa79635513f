import { DEFAULT_LOCALE, LOCALE_CODES } from "../../config/locales";
import { getPath, REDIRECTS, type MovedPages } from "../../i18n/routes";

/** Answers unknown functions, as the Node server does. */
export const UNKNOWN_FUNCTION_FILE = "/unknown-function.json";

const toLine = (from: string, to: string, status: number | `${number}!`) => `${from}  ${to}  ${status}\n`;

/** Writes Netlify's `_redirects`, of which the first that matches counts; it answers `/404.html` by itself. */
export function createRedirectRules(functionRules: string, pages: MovedPages): string {
  const moved = REDIRECTS.map(({ from, to }) =>
    toLine(from.replace("{slug}", ":slug"), to.replace("{slug}", ":slug").replace("*", ":splat"), 301),
  );
  const offers = Object.entries(pages).map(([from, to]) => toLine(from, to, 301));
  const notFound = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) =>
    toLine(`${getPath("home", locale)}/*`, `${getPath("notFound", locale)}.html`, 404),
  );
  // Without "!" Netlify answers 200 to the address of a file.
  const ownPages = LOCALE_CODES.map((locale) => getPath("notFound", locale)).map((path) =>
    toLine(path, `${path}.html`, "404!"),
  );
  const functions = [`${functionRules}\n`, toLine("/api/*", UNKNOWN_FUNCTION_FILE, 404)];
  return [...moved, ...offers, ...functions, ...ownPages, ...notFound].join("");
}
