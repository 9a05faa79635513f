import { callEditor, type EditorReader } from "../saving/call-editor";
import type { Texts } from "../saving/entry-files";

interface OpenedFile {
  file: { path: string; id: string };
}

/** Gets the present versions of files; a file that is not there has none. */
async function loadVersions(paths: readonly string[], reader: EditorReader) {
  const found = await callEditor<OpenedFile[]>("readFiles", { paths }, reader);
  return Object.fromEntries(found.ok ? found.data.map(({ file }) => [file.path, file.id]) : []);
}

/** Saves an earlier version of an entry anew, through the checks of every save; gets why it was refused. */
export async function bringVersionBack(texts: Texts, reader: EditorReader): Promise<string | undefined> {
  const versions = await loadVersions(Object.keys(texts), reader);
  // A language that had no text then, and has none now, needs no file.
  const dataFiles = Object.entries(texts)
    .map(([path, raw]) => ({ path, raw }))
    .filter(({ path, raw }) => raw !== null || path in versions);
  const params = { dataFiles, assets: [], options: { newEntry: false }, versions };
  const result = await callEditor("persistEntry", params, reader);
  return result.ok ? undefined : result.message;
}
