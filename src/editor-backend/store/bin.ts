import { getStem, isMediaPath, isTextPath } from "../content-paths";
import type { Content, ContentStore, Deletion } from "./content-store";

/** An entry with all its languages, or a picture, that was deleted and can be brought back. */
export interface BinItem extends Deletion {
  id: string;
}

const ID_SEPARATOR = ":";

function splitDeletion(deletion: Deletion): BinItem[] {
  const stems = new Set(deletion.paths.map(getStem));
  return [...stems].map((stem) => ({
    ...deletion,
    id: [deletion.id, stem].join(ID_SEPARATOR),
    paths: deletion.paths.filter((path) => getStem(path) === stem),
  }));
}

/** Lists what the deletions have taken away and nobody has put there again, each thing once; newest first. */
export function listBinItems(deletions: readonly Deletion[], { sizes }: Pick<Content, "sizes">): BinItem[] {
  const present = new Set([...sizes.keys()].map(getStem));
  const items = new Map<string, BinItem>();
  for (const item of deletions.flatMap(splitDeletion)) {
    const stem = getStem(item.paths[0] ?? "");
    if (!present.has(stem) && !items.has(stem)) items.set(stem, item);
  }
  return [...items.values()];
}

interface BinContent {
  store: Pick<ContentStore, "readRevision">;
  content: Pick<Content, "sizes">;
  deletions: readonly Deletion[];
}

/** A picture as content names it. */
const NAMED_MEDIA = /\.\.\/media\/[\w./-]+/g;

function listNamedMedia(files: ReadonlyMap<string, Buffer>): string[] {
  const texts = [...files].filter(([path]) => isTextPath(path)).map(([, bytes]) => bytes.toString("utf8"));
  const named = texts.flatMap((text) => text.match(NAMED_MEDIA) ?? []);
  return [...new Set(named.map((path) => path.replace("../", "content/")))].filter(isMediaPath);
}

/**
 * Reads what an item of the bin was: its texts, and the pictures which they name and which were deleted, too. Gets `undefined` when there
 * is no such item.
 */
export async function findBinItem(
  id: string,
  { store, content, deletions }: BinContent,
): Promise<Map<string, Buffer> | undefined> {
  const items = listBinItems(deletions, content);
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return undefined;
  const files = new Map<string, Buffer>();
  async function take({ paths, before }: BinItem): Promise<void> {
    for (const [path, bytes] of await store.readRevision(paths, before)) if (bytes) files.set(path, bytes);
  }
  await take(item);
  const missing = listNamedMedia(files).filter((path) => !content.sizes.has(path));
  for (const picture of items) if (missing.some((path) => picture.paths.includes(path))) await take(picture);
  return files;
}
