/*
 * Workaround for: only Gatsby's table of chunks in each page and the runtime that webpack writes know which scripts a page loads
 *   (gatsby/cache-dir/static-entry.js, webpack's JavascriptModulesPlugin).
 * Tested with: gatsby 5.16, webpack 5
 * Upstream: none filed
 * Without it: a saved page that is opened without a network has no scripts: no prices for a chosen date, no message to send later.
 * Fails without it: src/workarounds/gatsby/page-resources.slow.test.ts, e2e/offline.spec.ts; the build, by check-page-resources.ts
 * Needed while this passes: src/workarounds/gatsby/html.upstream.slow.test.ts
 */

const SCRIPT = /<script[^>]*\ssrc="(\/[^"]+\.js)"/g;
const STYLES = /<link[^>]*\srel="stylesheet"[^>]*\shref="(\/[^"]+)"/g;
const FONT = /<link[^>]*\sas="font"[^>]*\shref="(\/[^"]+)"/g;
const DRAWING = /<(?:img|link|use)[^>]*\s(?:src|href)="(\/(?:(?:flags|brand|map)\/)?[\w-]+\.svg)["#]/g;
const CHUNKS = /window\.___chunkMapping="((?:[^"\\]|\\.)*)"/;
const WEBP = /"srcSet":"([^"]+\.webp [^"]+)","type":"image\/webp"/g;
const FALLBACK = /"fallback":\{"src":"([^"]+)"/g;

const TABLE = /(\{(?:\d+:"[^"]*",?)+\})/g;
const ENTRY = /(\d+):"([^"]*)"/g;
const HASH = /^[0-9a-f]{20}$/;

/** Tells whether a script is webpack's runtime, which loads the others. */
export const isRuntime = (path: string) => path.startsWith("/webpack-runtime-");

/** Wide enough for a phone, and one size is enough without a connection. */
const PICTURE_WIDTH = 800;

/** A page or webpack's runtime is not written as this module expects it: nothing of it may be saved. */
export class UnknownFormatError extends Error {
  override name = "UnknownFormatError";

  constructor(missing: string) {
    super(
      `${missing} was not found. Has Gatsby or webpack changed? See src/workarounds/gatsby/page-resources.ts.`,
    );
  }
}

function findAll(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => (found ? [found] : []));
}

function getTemplateScripts(html: string, data: string): string[] {
  const [, table] = CHUNKS.exec(html) ?? [];
  const [, template = ""] = /"componentChunkName":"([^"]+)"/.exec(data) ?? [];
  if (table === undefined) throw new UnknownFormatError("Gatsby's table of chunks");
  const scripts = JSON.parse(table.replace(/\\(.)/g, "$1")) as Partial<Record<string, string[]>>;
  if (!scripts[template])
    throw new UnknownFormatError(`The template “${template}” in Gatsby's table of chunks`);
  return scripts[template];
}

function getWidth(candidate: string): number {
  return Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0);
}

/** Returns of a `srcset` the narrowest file that is wide enough, or the widest. */
function pickFile(srcSet: string): string {
  const candidates = srcSet.split(/,\s*/).sort((a, b) => getWidth(a) - getWidth(b));
  const pick =
    candidates.find((candidate) => getWidth(candidate) >= PICTURE_WIDTH) ?? candidates.at(-1) ?? "";
  return pick.split(" ")[0] ?? "";
}

function getPictures(data: string): string[] {
  const srcSets = findAll(WEBP, data).map((srcSet) => srcSet.replaceAll("\\n", ""));
  return srcSets.length > 0 ? srcSets.map(pickFile) : findAll(FALLBACK, data);
}

/** Returns the paths of all that a page needs besides itself and its data, from its HTML and its `page-data.json`. */
export function getPageResources(html: string, data: string, withPictures: boolean): string[] {
  const scripts = findAll(SCRIPT, html);
  if (scripts.length === 0) throw new UnknownFormatError("A script of the page");
  return [
    ...new Set([
      ...[...scripts, ...findAll(STYLES, html), ...findAll(FONT, html), ...findAll(DRAWING, html)],
      ...getTemplateScripts(html, data),
      ...(withPictures ? getPictures(data) : []),
    ]),
  ].filter(Boolean);
}

/** Returns the scripts that templates share and those that a page loads on demand: from the tables of names and hashes in webpack's runtime. */
export function getSharedScripts(runtime: string): string[] {
  const tables = findAll(TABLE, runtime).map(
    (table) => new Map([...table.matchAll(ENTRY)].map(([, id = "", value = ""]) => [id, value])),
  );
  const hashes = tables.find((table) => [...table.values()].every((value) => HASH.test(value)));
  if (!hashes) throw new UnknownFormatError("The table of hashes in webpack's runtime");
  const names = tables.find((table) => table !== hashes);
  return [...hashes]
    .map(([id, hash]) => `/${names?.get(id) ?? id}-${hash}.js`)
    .filter((path) => !path.startsWith("/component---"));
}
