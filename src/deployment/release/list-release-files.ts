import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { LETTER_PICTURES, isNeverChanged } from "../../lib/never-changed";
import { listFiles } from "../../files/list-files.mjs";

const TEXT = /\.(?:html|js|css|json|xml|txt|webmanifest)$/;
/** The part of a name that is made of the content, as Gatsby, esbuild and our own build write it. */
const HASH = /[0-9a-f]{16,}|\b[A-Z0-9]{8}(?=\.)/g;

/** Lists the files of a built site but source maps and what earlier builds have left: hashed files that no other file names, and that stand in no letter. */
export async function listReleaseFiles(folder: string): Promise<string[]> {
  const files = listFiles(folder).filter((file) => !/\.map(\.br|\.gz)?$/.test(file));
  const hashesOf = (file: string) => file.match(HASH) ?? [];
  const isHashed = (file: string) =>
    isNeverChanged(file.replace(/\.(br|gz)$/, "")) &&
    hashesOf(file).length > 0 &&
    !file.startsWith(`${LETTER_PICTURES}/`);
  const wanted = new Set(files.filter((file) => !isHashed(file)));
  let others = files.filter(isHashed);
  const known = new Set<string>();
  for (let unread = [...wanted]; unread.length > 0;) {
    for (const file of unread.filter((name) => TEXT.test(name)))
      for (const hash of (await readFile(join(folder, file), "utf8")).match(HASH) ?? []) known.add(hash);
    unread = others.filter((file) => hashesOf(file).some((hash) => known.has(hash)));
    for (const file of unread) wanted.add(file);
    others = others.filter((file) => !wanted.has(file));
  }
  return [...wanted].sort();
}
