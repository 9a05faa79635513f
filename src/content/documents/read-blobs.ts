import { readGitObjects } from "../../files/read-git-objects";

/** Blobs never change: what was read once needs no process again, for as long as this one lives. */
const known = new Map<string, string>();

/** Reads the texts of git's blobs, all that are not known yet by one process; gets them by their hash. */
export async function readBlobs(
  root: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(hashes)].filter((hash) => !known.has(hash));
  for (const blob of await readGitObjects(root, wanted, { timeoutMs: 0 }))
    if (blob) known.set(blob.hash, blob.bytes.toString("utf8"));
  return known;
}
