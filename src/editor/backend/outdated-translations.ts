import { findTextEntry, getTextEntry, type TextEntry } from "../../content/translations/entry-texts";
import { listOutdated, getPresentState, noteChange } from "../../content/translations/outdated";
import {
  confirmText as confirm,
  formatTextRecord,
  parseTextRecord,
  TEXT_RECORD_FILE,
} from "../../content/translations/text-state";
import { confirmTextSchema } from "../../domain/contracts/editor";
import { logStaffAction } from "../../server/accounts/session";
import { HttpError } from "../../server/platform/http/request";
import type { Change, Content } from "./content-store";
import { editorProcedure } from "./start-editor-site";

/** Reads all files of some entries, and returns what finds their texts without waiting. */
async function readTextsOf(content: Content, entries: readonly TextEntry[]) {
  const paths = new Set(entries.flatMap((entry) => entry.files));
  const texts = await Promise.all(
    [...paths].map(async (path) => [path, await content.readText(path)] as const),
  );
  const known = new Map(texts);
  return (path: string) => known.get(path);
}

async function readTextRecord(content: Content) {
  return parseTextRecord(await content.readText(TEXT_RECORD_FILE));
}

/**
 * Notes which translations a change makes outdated: returns the files of the change with the record beside them, if that has to change, too. So
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

async function listAll(content: Content) {
  const record = await readTextRecord(content);
  const entries = Object.keys(record).flatMap((name) => getTextEntry(name) ?? []);
  return { doubts: listOutdated(record, await readTextsOf(content, entries)) };
}

const listDoubts = editorProcedure.query(async ({ ctx }) => listAll(await ctx.content.read()));

/** Notes that a person has found a text right with the others, as they have seen them; gets the outdated translations that are left. */
const confirmText = editorProcedure
  .input(confirmTextSchema)
  .mutation(async ({ ctx: { content: store, staff }, input: { entry: name, text, seen } }) => {
    const entry = getTextEntry(name);
    if (!entry) throw new HttpError("not-found");
    await store.change({ name: staff.name, email: staff.email }, async (content) => {
      const record = await readTextRecord(content);
      if (!Object.hasOwn(record, name)) throw new HttpError("not-found");
      const state = getPresentState(record, entry, await readTextsOf(content, [entry]));
      const after = formatTextRecord({ ...record, [name]: confirm(state, text, seen) });
      return { files: new Map([[TEXT_RECORD_FILE, after]]), subject: `Find ${name} right in ${text}` };
    });
    await logStaffAction(staff, "text-confirmed", `${name} (${text})`);
    return listAll(await store.read());
  });

export const OUTDATED_CALLS = { listDoubts, confirmText };
