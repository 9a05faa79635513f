import { callEditor, type EditorReader } from "../saving/call-editor";
import type { EntryTexts } from "./list-changes";

interface OpenedFile {
  file: { path: string; id: string };
}

/** Gets the present versions of files; a file that is not there has none. */
async function loadVersions(paths: readonly string[], reader: EditorReader) {
  const found = await Promise.all(paths.map((path) => callEditor<OpenedFile>("getEntry", { path }, reader)));
  return Object.fromEntries(
    found.flatMap((result) => (result.ok ? [[result.data.file.path, result.data.file.id]] : [])),
  );
}

/** Saves an earlier version of an entry anew, through the checks of every save; gets why it was refused. */
export async function bringVersionBack(texts: EntryTexts, reader: EditorReader): Promise<string | undefined> {
  const dataFiles = Object.entries(texts).flatMap(([path, raw]) => (raw === null ? [] : [{ path, raw }]));
  const paths = dataFiles.map(({ path }) => path);
  const versions = await loadVersions(paths, reader);
  const params = { dataFiles, assets: [], options: { newEntry: false }, versions };
  const result = await callEditor("persistEntry", params, reader);
  return result.ok ? undefined : result.message;
}
