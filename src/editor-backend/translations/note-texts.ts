import { findTextEntry, type TextEntry } from "../../content/translations/entry-texts";
import { noteChange } from "../../content/translations/outdated";
import { formatTextRecord, parseTextRecord, TEXT_RECORD_FILE } from "../../content/translations/text-state";
import type { Change, Content } from "../content-store";

/** Reads all files of some entries, and gets what finds their texts without waiting. */
export async function readTextsOf(content: Content, entries: readonly TextEntry[]) {
  const paths = new Set(entries.flatMap((entry) => entry.files));
  const texts = await Promise.all(
    [...paths].map(async (path) => [path, await content.readText(path)] as const),
  );
  const known = new Map(texts);
  return (path: string) => known.get(path);
}

/** Reads the record of which texts were found right together. */
export async function readTextRecord(content: Content) {
  return parseTextRecord(await content.readText(TEXT_RECORD_FILE));
}

/**
 * Notes which translations a change makes outdated: gets the files of the change with the record beside them, if that has to change, too. So
 * one save stays one commit.
 */
export async function noteTexts(
  content: Content,
  files: Change["files"],
  at: Date,
): Promise<Change["files"]> {
  const found = [...files.keys()].map(findTextEntry).filter((entry) => entry !== undefined);
  const entries = [...new Map(found.map((entry) => [entry.name, entry])).values()];
  if (entries.length === 0) return files;
  const before = await readTextsOf(content, entries);
  const after = (path: string) => (files.has(path) ? files.get(path)?.toString() : before(path));
  const source = await content.readText(TEXT_RECORD_FILE);
  const known = parseTextRecord(source);
  const record = entries.reduce(
    (state, entry) => noteChange(state, entry, { before, after, at: at.toISOString() }),
    known,
  );
  const text = formatTextRecord(record);
  return record === known || text === source ? files : new Map([...files, [TEXT_RECORD_FILE, text]]);
}
