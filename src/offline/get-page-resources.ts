const SCRIPT = /<script[^>]*\ssrc="(\/[^"]+\.js)"/g;
const STYLES = /<link[^>]*\srel="stylesheet"[^>]*\shref="(\/[^"]+)"/g;
const FONT = /<link[^>]*\sas="font"[^>]*\shref="(\/[^"]+)"/g;
const ICON = /<(?:img|link)[^>]*\s(?:src|href)="(\/[^"/]+\.svg|\/flags\/[a-z]+\.svg)"/g;
const CHUNKS = /window\.___chunkMapping="((?:[^"\\]|\\.)*)"/;
const WEBP = /"srcSet":"([^"]+\.webp [^"]+)","type":"image\/webp"/g;
const FALLBACK = /"fallback":\{"src":"([^"]+)"/g;

const TABLE = /(\{(?:\d+:"[^"]*",?)+\})/g;
const ENTRY = /(\d+):"([^"]*)"/g;
const HASH = /^[0-9a-f]{20}$/;

/** Wide enough for a phone, and one size is enough without a connection. */
const PICTURE_WIDTH = 800;

function findAll(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => (found ? [found] : []));
}

/** Gets the scripts of a page's template, which its HTML names only in Gatsby's table. */
function getTemplateScripts(html: string, template: string): string[] {
  const [, table = "{}"] = CHUNKS.exec(html) ?? [];
  const scripts = JSON.parse(table.replace(/\\(.)/g, "$1")) as Partial<Record<string, string[]>>;
  return scripts[template] ?? [];
}

function getWidth(candidate: string): number {
  return Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0);
}

/** Gets of a `srcset` the narrowest file that is wide enough, or the widest. */
function pickFile(srcSet: string): string {
  const candidates = srcSet.split(/,\s*/).sort((a, b) => getWidth(a) - getWidth(b));
  const pick =
    candidates.find((candidate) => getWidth(candidate) >= PICTURE_WIDTH) ?? candidates.at(-1) ?? "";
  return pick.split(" ")[0] ?? "";
}

/** Gets a picture of each that a page's data name, at one size. */
function getPictures(data: string): string[] {
  const srcSets = findAll(WEBP, data).map((srcSet) => srcSet.replaceAll("\\n", ""));
  return srcSets.length > 0 ? srcSets.map(pickFile) : findAll(FALLBACK, data);
}

/** Gets everything that a saved page needs besides itself and its data, from its HTML and its `page-data.json`. */
export function getPageResources(html: string, data: string, picturesWanted: boolean): string[] {
  const template = /"componentChunkName":"([^"]+)"/.exec(data)?.[1] ?? "";
  return [
    ...new Set([
      ...[...findAll(SCRIPT, html), ...findAll(STYLES, html), ...findAll(FONT, html), ...findAll(ICON, html)],
      ...getTemplateScripts(html, template),
      ...(picturesWanted ? getPictures(data) : []),
    ]),
  ].filter(Boolean);
}

/**
 * Gets the scripts that the templates share and those that a page loads when it needs them, from webpack's runtime: its two
 * tables of names and hashes are the only place that knows them.
 */
export function getSharedScripts(runtime: string): string[] {
  const tables = findAll(TABLE, runtime).map(
    (table) => new Map([...table.matchAll(ENTRY)].map(([, id = "", value = ""]) => [id, value])),
  );
  const hashes = tables.find((table) => [...table.values()].every((value) => HASH.test(value)));
  const names = tables.find((table) => table !== hashes);
  return [...(hashes ?? [])]
    .map(([id, hash]) => `/${names?.get(id) ?? id}-${hash}.js`)
    .filter((path) => !path.startsWith("/component---"));
}
