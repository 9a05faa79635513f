import type { GetFileHeaders, Headers } from "./answer-headers";

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
