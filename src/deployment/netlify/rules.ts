import { DEFAULT_LOCALE, LOCALE_CODES } from "../../domain/config/locales";
import { getCacheControl } from "../../hosting/serve-files";
import { getAnswerKind, getSecurityHeaders, type InlineHashes } from "../../hosting/security-headers";
import { getPath, REDIRECTS, type MovedPages } from "../../domain/i18n/routes";

type Headers = Readonly<Record<string, string>>;

/** Returns every header of the response to a path (`/es`), of which a file (`/es.html`) is sent. */
type GetFileHeaders = (path: string, file: string) => Headers;

/** Creates what gets the headers that the Node server sends with the same file: security and caching out of the same tables. */
export function createFileHeaders(hashes: InlineHashes): GetFileHeaders {
  return (path, file) => ({
    ...getSecurityHeaders(getAnswerKind(path), { hashes, isHttps: true }),
    "Cache-Control": getCacheControl(file),
  });
}

/** Names that stand in several rules are those of the last one that matches. */
interface Rule {
  path: string;
  headers: Headers;
}

/** Returns the path under which Netlify serves a file of the published folder: a page's has no extension. */
export function getServedPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;
}

/** Keeps what differs from the headers that are sent anyway. */
function subtract(headers: Headers, base: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => base[name] !== value));
}

const isEmpty = (headers: Headers) => Object.keys(headers).length === 0;

/** Finds what most files of a folder are sent with. A rule cannot take a header away: only names that all have. */
function findUsual(files: readonly Rule[]): Headers {
  const counts = new Map<string, number>();
  for (const { headers } of files) {
    const text = JSON.stringify(headers);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [text = "{}"] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const usual = Object.entries(JSON.parse(text) as Headers);
  return Object.fromEntries(usual.filter(([name]) => files.every(({ headers }) => name in headers)));
}

/** Returns the first part of a file's path, without the extension of a page: `admin` of `admin.html` and of `admin/main.js`. */
function getFirstPart(file: string): string {
  return file.replace(/\/.*|\.html$/, "");
}

function toFolderRules(folder: string, files: readonly Rule[], page: Headers): Rule[] {
  const usual = folder === "" ? page : findUsual(files);
  const exceptions = files.map(({ path, headers }) => ({ path, headers: subtract(headers, usual) }));
  const own = { path: `/${folder}/*`, headers: subtract(usual, page) };
  return [own, ...exceptions].filter(({ headers }) => !isEmpty(headers));
}

function toText({ path, headers }: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${encodeURI(path)}\n${lines.join("")}`;
}

/** Writes Netlify's `_headers`, from general to particular: the last rule that matches counts for a name. */
export function createHeaderRules(files: readonly string[], getFileHeaders: GetFileHeaders): string {
  // What an unknown path is answered with, and most pages.
  const page = getFileHeaders("/", "/index.html");
  const folders = new Map<string, Rule[]>();
  const names = new Set(files.filter((file) => file.includes("/")).map(getFirstPart));
  for (const file of [...files].sort()) {
    const path = getServedPath(file);
    // A folder's rule counts for the page of its name, too: `/admin/*` for `/admin`.
    const folder = names.has(getFirstPart(file)) ? getFirstPart(file) : "";
    const served = { path, headers: getFileHeaders(path, `/${file}`) };
    folders.set(folder, [...(folders.get(folder) ?? []), served]);
  }
  const rules = [...folders].flatMap(([folder, served]) => toFolderRules(folder, served, page));
  return [{ path: "/*", headers: page }, ...rules].map(toText).join("\n");
}

const toLine = (from: string, to: string, status: number | `${number}!`) => `${from}  ${to}  ${status}\n`;

/** Writes what stands in Netlify's `_redirects` before the functions and behind them: the first that matches counts. */
export function createRedirectRules(pages: MovedPages): { before: string; behind: string } {
  const moved = REDIRECTS.map(({ from, to }) =>
    toLine(from.replace("{slug}", ":slug"), to.replace("{slug}", ":slug").replace("*", ":splat"), 301),
  );
  const offers = Object.entries(pages).map(([from, to]) => toLine(from, to, 301));
  // Without "!" Netlify answers 200 to the address of a file.
  const ownPages = LOCALE_CODES.map((locale) => getPath("notFound", locale)).map((path) =>
    toLine(path, `${path}.html`, "404!"),
  );
  const notFound = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) =>
    toLine(`${getPath("home", locale)}/*`, `${getPath("notFound", locale)}.html`, 404),
  );
  return { before: [...moved, ...offers].join(""), behind: [...ownPages, ...notFound].join("") };
}
