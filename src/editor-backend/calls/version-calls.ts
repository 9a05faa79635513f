import { z } from "zod";

import { maySee } from "../checks/refuse-owners-files";
import { isTextPath, parseTextPath } from "../content-paths";
import { findBinItem, listBinItems } from "../store/bin";
import { UnknownFileError, type EditorCall } from "./editor-call";
import { saveChange } from "./save-change";

/** An entry in all its languages. */
const paths = z.array(z.string().transform(parseTextPath)).min(1).max(20);
const id = z.string().max(300);

const listVersions: EditorCall = async ({ store }, params) => {
  const parsed = z.object({ paths }).parse(params);
  const versions = await store.listRevisions(parsed.paths);
  return { versions: versions.map((version) => ({ id: version.id, at: version.at, by: version.by })) };
};

const readVersion: EditorCall = async ({ store }, params) => {
  const parsed = z.object({ paths, id }).parse(params);
  const files = await store.readRevision(parsed.paths, parsed.id);
  return { files: [...files].map(([path, bytes]) => ({ path, text: bytes?.toString("utf8") ?? null })) };
};

const listBin: EditorCall = async ({ store, staff }) => {
  const [content, deletions] = [await store.read(), await store.listDeletions()];
  const items = listBinItems(deletions, content).filter((item) =>
    item.paths.every((path) => maySee(staff.role, path)),
  );
  return { items: items.map((item) => ({ id: item.id, paths: item.paths, at: item.at, by: item.by })) };
};

const bringBack: EditorCall = async ({ store, staff }, params) => {
  const parsed = z.object({ id }).parse(params);
  const options = { store, staff, action: "content-brought-back", verb: "Bring back", opened: {} } as const;
  const deletions = await store.listDeletions();
  const versions = await saveChange(options, async (content) => {
    const files = await findBinItem(parsed.id, { store, content, deletions });
    if (!files) throw new UnknownFileError(parsed.id);
    // Texts come back as texts: their versions are compared with what is there now, which is nothing.
    return new Map(
      [...files].map(([path, bytes]) => [path, isTextPath(path) ? bytes.toString("utf8") : bytes]),
    );
  });
  return { versions };
};

export const VERSION_CALLS = { listVersions, readVersion, listBin, bringBack };
