import { z } from "zod";

import { isTextPath, parseAnyPath, parseTextPath } from "./content-paths";
import { describeChange, type FileChange } from "./describe-change";
import { fileVersions, getVersion, readCurrent } from "./file-versions";

/** A file that was changed after the editor had opened it: its present text and version (`null`: it was deleted). */
export interface OutdatedFile extends FileChange {
  path: string;
  text: string | null;
  version: string | null;
}

/** The change is based on files that are no longer what the editor opened. */
export class OutdatedChangeError extends Error {
  override name = "OutdatedChangeError";

  constructor(readonly files: readonly OutdatedFile[]) {
    const paths = files.map(({ path }) => path).join(", ");
    super(`${paths}: changed after the editor opened it. Expected the version that was opened.`);
  }
}

const change = z.object({
  dataFiles: z.array(z.object({ path: z.string().transform(parseTextPath), raw: z.string() })).default([]),
  paths: z.array(z.string().transform(parseAnyPath)).default([]),
  versions: fileVersions.default({}),
});

/** Tells whether this text (`null`: the deletion) is the editor's own last change of the file. */
export type IsOwnChange = (path: string, version: string | null) => boolean;

/**
 * Refuses to overwrite or delete a text that is no longer what the editor opened. A text whose version is not named must
 * not be there. A file that already is as it is to become is no conflict.
 */
export async function refuseOutdatedChange(root: string, params: unknown, isOwn: IsOwnChange): Promise<void> {
  const { dataFiles, paths, versions } = change.parse(params);
  const deletions = paths.filter(isTextPath).map((path) => ({ path, raw: undefined }));
  const files: OutdatedFile[] = [];
  for (const { path, raw } of [...dataFiles, ...deletions]) {
    const text = await readCurrent(root, path);
    const version = text === undefined ? null : getVersion(text);
    if (text === raw || version === (versions[path] ?? null)) continue;
    const described = await describeChange(root, path, isOwn(path, version));
    files.push({ path, text: text ?? null, version, ...described });
  }
  if (files.length > 0) throw new OutdatedChangeError(files);
}
