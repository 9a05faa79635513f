import { rm } from "node:fs/promises";

import { isReviewPath } from "../content-paths";
import { getObject, isVersion, readJournal, type JournalEntry } from "./journal-entries";

function listVersions(entries: readonly JournalEntry[], isWanted: (path: string) => boolean): string[] {
  const files = entries.flatMap((entry) => Object.entries(entry.files));
  return files
    .filter(([path]) => isWanted(path))
    .flatMap(([, { before, after }]) => [before, after])
    .filter((version) => version !== null)
    .filter(isVersion);
}

/** Deletes the copies of reviews that earlier releases have kept in the journal of `folder`, but none that another file has as well. */
export async function deleteReviewCopies(folder: string): Promise<void> {
  const entries = await readJournal(folder);
  const others = new Set(listVersions(entries, (path) => !isReviewPath(path)));
  const copies = listVersions(entries, isReviewPath).filter((version) => !others.has(version));
  await Promise.all(copies.map((version) => rm(getObject(folder, version), { force: true })));
}
