import { statSync } from "node:fs";
import { readFile, rm, utimes } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { listFiles } from "../files/list-files.mjs";
import { writeFileAtomically } from "../files/write-file-atomically.mjs";
import { isNeverChanged } from "../lib/never-changed";

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
const COMPRESSED = /\.(?:br|gz)$/;
/** Smaller files are not worth a compressed copy. */
const MIN_BYTES = 1024;
const CONCURRENCY = 8;

/** Of 0 to 11. An offer's page of 154 kB takes 59 ms at 10 and becomes 24.4 kB; at 6 it takes 2.5 ms and becomes 26.5 kB. */
const BROTLI = { best: 10, quick: 6 } as const;
/** The best quality does some 2.6 MB a second and core: what is more than this is compressed quickly. */
const BEST_BYTES_MAX = 48_000_000;

type Quality = keyof typeof BROTLI;

const FORMATS = {
  br: (source: Buffer, quality: Quality) =>
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI[quality] } }),
  gz: (source: Buffer) => promisify(gzip)(source, { level: 9 }),
};

/** A copy to be written. `quick`: there is one that is right, and could be smaller. */
interface Copy {
  source: string;
  format: keyof typeof FORMATS;
  size: number;
  changed: number;
  neverChanges: boolean;
  state: "stale" | "quick";
}

/** In whole milliseconds: a time that was set (in seconds, as a fraction) may be read back some nanoseconds earlier. */
function getTime(path: string): number | undefined {
  const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return time && Math.round(time);
}

/** A copy that was made quickly has the time of its source, a better one its own. */
function getState(copy: number | undefined, source: number, neverChanges: boolean): Copy["state"] | "right" {
  // Copying a file gives it a new time; one that is named after its content is the same all the same.
  if (neverChanges) return copy === undefined ? "stale" : "right";
  if (copy === undefined || copy < source) return "stale";
  return copy === source ? "quick" : "right";
}

function listCopies(folder: string, sources: readonly string[]): Copy[] {
  return sources.flatMap((source) => {
    const { mtimeMs, size } = statSync(source);
    if (size < MIN_BYTES) return [];
    const changed = Math.floor(mtimeMs);
    const neverChanges = isNeverChanged(relative(folder, source));
    return (Object.keys(FORMATS) as (keyof typeof FORMATS)[]).flatMap((format) => {
      const state = getState(getTime(`${source}.${format}`), changed, neverChanges);
      return state === "right" ? [] : [{ source, format, size, changed, neverChanges, state }];
    });
  });
}

async function compress({ source, format, changed }: Copy, quality: Quality): Promise<void> {
  const target = `${source}.${format}`;
  const keepTime = (draft: string) => utimes(draft, changed / 1000, changed / 1000);
  const bytes = await FORMATS[format](await readFile(source), quality);
  await writeFileAtomically(target, bytes, quality === "quick" && format === "br" ? keepTime : undefined);
}

/**
 * Writes a `.br` and a `.gz` beside each text file of a built site, as the server looks for them, and removes those
 * whose file is gone. What is still right is left alone, so that a second run takes no time. With `isQuick`, or where there is very much to
 * do, the copies are a tenth larger; a later run replaces them by smaller ones.
 */
export async function precompressFolder(
  folder: string,
  { isQuick = false, bestBytesMax = BEST_BYTES_MAX } = {},
): Promise<{ written: number; removed: number }> {
  const files = listFiles(folder).map((file) => join(folder, file));
  const known = new Set(files);
  const orphans = files.filter((file) => COMPRESSED.test(file) && !known.has(file.replace(COMPRESSED, "")));
  await Promise.all(orphans.map((file) => rm(file, { force: true })));
  const sources = files.filter((file) => COMPRESSIBLE.test(file));
  const copies = listCopies(folder, sources);
  const bytes = copies.reduce((sum, { format, size }) => sum + (format === "br" ? size : 0), 0);
  const quality = isQuick || bytes > bestBytesMax ? "quick" : "best";
  const due = quality === "quick" ? copies.filter(({ state }) => state === "stale") : copies;
  const queue = due.values();
  const work = async () => {
    for (const copy of queue) await compress(copy, copy.neverChanges ? "best" : quality);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { written: due.length, removed: orphans.length };
}
