import { appendFile, chmod, readFile } from "node:fs/promises";

import { getErrorCode } from "../error-code";

const LINE = /^([\w-]{43}) (\d{1,15})$/;

/** Reads a file of lines `hash time`: when each was deleted last. Half a line of a crash is left out. */
export async function readTombstones(path: string): Promise<Map<string, number>> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (getErrorCode(error) === "ENOENT") return "";
    throw error;
  });
  const deleted = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [, hash = "", at = ""] = LINE.exec(line) ?? [];
    if (hash !== "") deleted.set(hash, Math.max(Number(at), deleted.get(hash) ?? 0));
  }
  return deleted;
}

/** Adds lines, and returns when they are on the disk. */
export async function appendTombstones(
  path: string,
  rows: readonly { hash: string; at: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  // The line break first ends what a crash may have left half written.
  const lines = rows.map(({ hash, at }) => `\n${hash} ${at}`).join("");
  await appendFile(path, lines, { mode: 0o600, flush: true });
  await chmod(path, 0o600);
}
