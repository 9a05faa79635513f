import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { writeFileAtomically } from "../../files/write-file-atomically.mjs";
import { TEXT_RECORD_FILE } from "../../content/translations/text-state";
import { isDeletablePath, isReviewPath, isTextPath } from "../content-paths";
import { getFileVersion } from "../store/file-version";
import { appendToJournal, getObject, isVersion, readJournal, type JournalEntry } from "./journal-entries";
import type { ChangedFile, TreeHistory } from "./tree-history";

/** After an id: the state before that entry. */
const BEFORE = "^";

/** Gets the version that a file had after the entry `id`, or before it for `id^`; `undefined` when the journal does not know. */
function findVersion(entries: readonly JournalEntry[], path: string, id: string): string | null | undefined {
  const isBefore = id.endsWith(BEFORE);
  const index = entries.findIndex((entry) => entry.id === id.replace(BEFORE, ""));
  if (index === -1) return null;
  const known = entries.slice(0, isBefore ? index : index + 1).findLast(({ files }) => files[path]);
  if (known) return known.files[path]?.after;
  return entries.slice(index).find(({ files }) => files[path])?.files[path]?.before;
}

/** Tells whether earlier versions of a file are kept: nobody asks for those of the record of translations, and no copy of a guest's words stays. */
const isKept = (path: string) => path !== TEXT_RECORD_FILE && !isReviewPath(path);

const createId = () => randomBytes(20).toString("hex");

/**
 * Creates a history for a working tree that no git keeps: a journal in a folder of `DATA_DIR`, and beside it the bytes of texts before and
 * after each change and of pictures that were deleted or replaced.
 */
export function createJournalHistory(
  root: string,
  folder: string,
  now: () => Date = () => new Date(),
): TreeHistory {
  async function keep(content: string | Buffer | null, isCopied: boolean): Promise<string | null> {
    if (content === null) return null;
    const version = getFileVersion(content);
    const isThere =
      !isCopied || (await stat(getObject(folder, version)).catch(() => undefined)) !== undefined;
    if (!isThere) await writeFileAtomically(getObject(folder, version), content);
    return version;
  }

  async function add(by: string | null, at: Date, files: readonly ChangedFile[]): Promise<void> {
    const kept: JournalEntry["files"] = {};
    for (const { path, before, after } of files)
      kept[path] = { before: await keep(before, true), after: await keep(after, isTextPath(path)) };
    await appendToJournal(folder, { id: createId(), at: at.toISOString(), by, files: kept });
  }

  async function read(path: string, version: string | null | undefined): Promise<Buffer | null> {
    if (version === null || (version !== undefined && !isVersion(version))) return null;
    // A file that no entry names is as it has always been; of a picture that is still there no copy is kept.
    const copy =
      version === undefined ? undefined : await readFile(getObject(folder, version)).catch(() => undefined);
    return copy ?? (await readFile(join(root, path)).catch(() => null));
  }

  return {
    async keepFound(files) {
      const entries = await readJournal(folder);
      const found = files.filter(({ path, before }) => {
        const last = entries.findLast((entry) => entry.files[path])?.files[path]?.after;
        return before !== null && isKept(path) && isTextPath(path) && last !== getFileVersion(before);
      });
      if (found.length === 0) return;
      const times = await Promise.all(found.map(({ path }) => stat(join(root, path)).catch(() => undefined)));
      const at = new Date(Math.max(...times.map((file) => file?.mtimeMs ?? 0)));
      const unchanged = found.map(({ path, before }) => ({ path, before, after: before }));
      await add(null, at, unchanged);
    },
    record(author, _subject, files) {
      const kept = files.filter(({ path }) => isKept(path));
      return kept.length === 0 ? Promise.resolve() : add(author.name, now(), kept);
    },
    async listRevisions(paths) {
      const entries = await readJournal(folder);
      const own = entries.filter(({ files }) => paths.some((path) => files[path]));
      return own.reverse().map(({ id, at, by }) => ({ id, at, by }));
    },
    async readRevision(paths, id) {
      const entries = await readJournal(folder);
      const files = paths.map(
        async (path) => [path, await read(path, findVersion(entries, path, id))] as const,
      );
      return new Map(await Promise.all(files));
    },
    async getLastChange(path) {
      const last = (await readJournal(folder)).findLast(({ files }) => files[path]);
      const bytes = await readFile(join(root, path)).catch(() => null);
      const version = bytes === null ? null : getFileVersion(bytes);
      if (last && last.files[path]?.after === version) return { by: last.by, at: last.at };
      const file = await stat(join(root, path)).catch(() => undefined);
      return { by: null, at: file ? file.mtime.toISOString() : null };
    },
    async listDeletions() {
      const deletions = (await readJournal(folder)).map(({ id, at, by, files }) => {
        const paths = Object.keys(files).filter((path) => files[path]?.after === null);
        return { id, at, by, before: `${id}${BEFORE}`, paths: paths.filter(isDeletablePath) };
      });
      return deletions.filter(({ paths }) => paths.length > 0).reverse();
    },
  };
}
