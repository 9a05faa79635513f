import { z } from "zod";

import { maySee } from "./change-checks";
import { getStem, isMediaPath, isTextPath, parseTextPath } from "./content-paths";
import { HttpError } from "../../server/platform/http/request";
import type { Content, ContentStore, Deletion } from "./content-store";
import { editorProcedure } from "./start-editor-site";
import { saveChange } from "./save-calls";

/** Splits what was deleted together by entry and picture; the id of each names its stem too. */
function splitDeletion(deletion: Deletion): Deletion[] {
  const stems = new Set(deletion.paths.map(getStem));
  return [...stems].map((stem) => ({
    ...deletion,
    id: `${deletion.id}:${stem}`,
    paths: deletion.paths.filter((path) => getStem(path) === stem),
  }));
}

/** Lists what the deletions have taken away and nobody has put there again, each thing once; newest first. */
function listBinItems(deletions: readonly Deletion[], { sizes }: Pick<Content, "sizes">): Deletion[] {
  const present = new Set([...sizes.keys()].map(getStem));
  const items = new Map<string, Deletion>();
  for (const item of deletions.flatMap(splitDeletion)) {
    const stem = getStem(item.paths[0] ?? "");
    if (!present.has(stem) && !items.has(stem)) items.set(stem, item);
  }
  return [...items.values()];
}

const NAMED_MEDIA = /\.\.\/media\/[\w./-]+/g;

function listNamedMedia(files: ReadonlyMap<string, Buffer>): string[] {
  const texts = [...files].filter(([path]) => isTextPath(path)).map(([, bytes]) => bytes.toString("utf8"));
  const named = texts.flatMap((text) => text.match(NAMED_MEDIA) ?? []);
  return [...new Set(named.map((path) => path.replace("../", "content/")))].filter(isMediaPath);
}

/**
 * Reads what an item of the bin was: its texts, and the pictures which they name and which were deleted, too. Returns `undefined` when there
 * is no such item.
 */
async function findBinItem(
  id: string,
  store: ContentStore,
  content: Content,
  deletions: readonly Deletion[],
): Promise<Map<string, Buffer> | undefined> {
  const items = listBinItems(deletions, content);
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return undefined;
  const files = new Map<string, Buffer>();
  async function take({ paths, before }: Deletion): Promise<void> {
    for (const [path, bytes] of await store.readRevision(paths, before)) if (bytes) files.set(path, bytes);
  }
  await take(item);
  const missing = listNamedMedia(files).filter((path) => !content.sizes.has(path));
  for (const picture of items) if (missing.some((path) => picture.paths.includes(path))) await take(picture);
  return files;
}

/** An entry in all its languages. */
const paths = z.array(z.string().transform(parseTextPath)).min(1).max(20);
const id = z.string().max(300);

const listVersions = editorProcedure
  .input(z.object({ paths }))
  .query(async ({ ctx, input }) => ({ versions: await ctx.content.listRevisions(input.paths) }));

const readVersion = editorProcedure.input(z.object({ paths, id })).query(async ({ ctx, input }) => {
  const files = await ctx.content.readRevision(input.paths, input.id);
  return { files: [...files].map(([path, bytes]) => ({ path, text: bytes?.toString("utf8") ?? null })) };
});

const listBin = editorProcedure.query(async ({ ctx: { content: store, staff } }) => {
  const [content, deletions] = [await store.read(), await store.listDeletions()];
  const items = listBinItems(deletions, content).filter((item) =>
    item.paths.every((path) => maySee(staff.role, path)),
  );
  return { items: items.map((item) => ({ id: item.id, paths: item.paths, at: item.at, by: item.by })) };
});

const bringBack = editorProcedure
  .input(z.object({ id }))
  .mutation(async ({ ctx: { content: store, staff }, input }) => {
    const options = { store, staff, action: "content-brought-back", verb: "Bring back", opened: {} } as const;
    const deletions = await store.listDeletions();
    const versions = await saveChange(options, async (content) => {
      const files = await findBinItem(input.id, store, content, deletions);
      if (!files) throw new HttpError("not-found");
      // Texts come back as texts: their versions are compared with what is there now, which is nothing.
      return new Map(
        [...files].map(([path, bytes]) => [path, isTextPath(path) ? bytes.toString("utf8") : bytes]),
      );
    });
    return { versions };
  });

export const VERSION_CALLS = { listVersions, readVersion, listBin, bringBack };
