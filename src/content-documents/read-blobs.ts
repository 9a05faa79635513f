import { runGit } from "./run-git";

const LINE_FEED = 0x0a;
/** Blobs never change: what was read once needs no process again, for as long as this one lives. */
const known = new Map<string, string>();

/** Takes the answer of `git cat-file --batch` apart: for each blob a line `<hash> blob <bytes>`, its bytes and a line feed. */
function parseBatch(answer: Buffer): void {
  let position = 0;
  while (position < answer.length) {
    const end = answer.indexOf(LINE_FEED, position);
    const [hash = "", , size] = answer.toString("utf8", position, end).split(" ");
    position = end + 1;
    // A blob that is not there (a shallow or partial clone) has a line `<hash> missing` and nothing more.
    if (size === undefined) continue;
    known.set(hash, answer.toString("utf8", position, position + Number(size)));
    position += Number(size) + 1;
  }
}

/** Reads the texts of git's blobs, all that are not known yet by one process; gets them by their hash. */
export async function readBlobs(
  root: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(hashes)].filter((hash) => !known.has(hash));
  if (wanted.length > 0) parseBatch(await runGit(root, ["cat-file", "--batch"], `${wanted.join("\n")}\n`));
  return known;
}
