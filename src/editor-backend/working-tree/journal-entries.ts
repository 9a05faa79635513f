import { mkdir, appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

import { getErrorCode } from "../../server/error-code";

const version = z.string().nullable();

/** One line of the journal: who changed which files, with their versions before and after. */
const journalEntry = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  files: z.record(z.string(), z.object({ before: version, after: version })),
});
export type JournalEntry = z.infer<typeof journalEntry>;

const VERSION = /^[0-9a-f]{40}$/;

/** Tells whether this can be the version of a file. */
export const isVersion = (version: string) => VERSION.test(version);
/** Gets where the bytes of a version are kept. */
export const getObject = (folder: string, version: string) => join(folder, "objects", version);

const getFile = (folder: string) => join(folder, "changes.jsonl");

function parseLine(line: string): JournalEntry[] {
  try {
    return [journalEntry.parse(JSON.parse(line))];
  } catch {
    // The last line of a process that was killed.
    return [];
  }
}

/** Reads all lines, oldest first. */
export async function readJournal(folder: string): Promise<JournalEntry[]> {
  const text = await readFile(getFile(folder), "utf8").catch((error: unknown) => {
    if (getErrorCode(error) === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").filter(Boolean).flatMap(parseLine);
}

/** Adds a line. It begins with a line break, so that a line which was cut off spoils no other one. */
export async function appendToJournal(folder: string, entry: JournalEntry): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendFile(getFile(folder), `\n${JSON.stringify(entry)}\n`, { mode: 0o600 });
}
