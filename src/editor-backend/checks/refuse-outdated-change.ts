import type { OutdatedFile } from "../../contracts/editor";
import { isTextPath } from "../content-paths";
import { type Change, type Content, type ContentHistory, type FileVersions } from "../content-store";

/** The change is based on files that are no longer what the editor opened. */
export class OutdatedChangeError extends Error {
  override name = "OutdatedChangeError";

  constructor(readonly files: readonly OutdatedFile[]) {
    const paths = files.map(({ path }) => path).join(", ");
    super(`${paths}: changed after the editor opened it. Expected the version that was opened.`);
  }
}

interface CheckedChange {
  content: Content;
  history: Pick<ContentHistory, "getLastChange">;
  files: Change["files"];
  /** The versions that the editor has opened. */
  opened: FileVersions;
}

/**
 * Refuses to overwrite or delete a text that is no longer what the editor opened. A text whose version is not named must
 * not be there. A file that already is as it is to become is no conflict. Of pictures only named versions are compared.
 */
export async function refuseOutdatedChange({
  content,
  history,
  files,
  opened,
}: CheckedChange): Promise<void> {
  const outdated: OutdatedFile[] = [];
  for (const [path, wanted] of files) {
    if (!isTextPath(path) && !Object.hasOwn(opened, path)) continue;
    const version = await content.getVersion(path);
    if (version === (opened[path] ?? null)) continue;
    const text = isTextPath(path) ? ((await content.readText(path)) ?? null) : null;
    if (isTextPath(path) ? text === wanted : version === null && wanted === null) continue;
    outdated.push({ path, text, version, ...(await history.getLastChange(path)) });
  }
  if (outdated.length > 0) throw new OutdatedChangeError(outdated);
}
