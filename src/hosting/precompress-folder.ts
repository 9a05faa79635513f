import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { isNeverChanged } from "./never-changed";

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
const COMPRESSED = /\.(?:br|gz)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 1024;
const AT_ONCE = 8;

const FORMATS = {
  br: (source: Buffer) =>
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gz: (source: Buffer) => promisify(gzip)(source, { level: 9 }),
};

async function getTime(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => -1,
  );
}

/** Writes the compressed copies of one file unless they are of what it is now. Gets how many were written. */
async function compressFile(path: string, neverChanges: boolean): Promise<number> {
  const { mtimeMs, size } = await stat(path);
  if (size < SMALLEST) return 0;
  let written = 0;
  for (const [extension, compress] of Object.entries(FORMATS)) {
    const target = `${path}.${extension}`;
    // Copying a file gives it a new time; one that is named after its content is the same all the same.
    if ((await getTime(target)) >= (neverChanges ? 0 : mtimeMs)) continue;
    // Whole or not at all: a server may be reading.
    await writeFile(`${target}.tmp`, await compress(await readFile(path)));
    await rename(`${target}.tmp`, target);
    written += 1;
  }
  return written;
}

/**
 * Writes a `.br` and a `.gz` beside each text file of a built site, as the server looks for them, and removes those
 * whose file is gone. What is still right is left alone, so that a second run takes no time.
 */
export async function precompressFolder(folder: string): Promise<{ written: number; removed: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(files);
  const orphans = files.filter((file) => COMPRESSED.test(file) && !known.has(file.replace(COMPRESSED, "")));
  await Promise.all(orphans.map((file) => rm(file, { force: true })));
  const sources = files.filter((file) => COMPRESSIBLE.test(file));
  let written = 0;
  const work = async () => {
    for (let file = sources.pop(); file !== undefined; file = sources.pop()) {
      const copies = await compressFile(file, isNeverChanged(relative(folder, file)));
      written += copies;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { written, removed: orphans.length };
}
