import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";

import { writeFileAtomically } from "../../files/write-file-atomically.mjs";

/** Results by what they are and the hash of the text that they are of. */
let known = new Map<string, unknown>();
/** Those that were asked for since the memory was last written: the others are of texts that are gone. */
let used = new Map<string, unknown>();
/** In a process that never writes its memory (the server), this many are enough to forget those that nobody asks for. */
const USED_MAX = 100_000;
let hasNew = false;
let loaded = "";

function rotate(): void {
  known = used;
  used = new Map<string, unknown>();
}

/** Returns what `compute` makes of a text, once for each text and `kind`. The result is shared: nobody may change it. */
export function remember<Result>(kind: string, text: string, compute: () => Result): Result {
  const key = `${kind} ${createHash("sha1").update(text).digest("base64")}`;
  let result = (used.get(key) ?? known.get(key)) as Result | undefined;
  if (result === undefined) {
    result = compute();
    hasNew = true;
  }
  if (used.size >= USED_MAX) rotate();
  used.set(key, result);
  return result;
}

/** Reads what earlier processes have worked out, unless it was by another version of the program. */
export async function loadMemory(file: string, version: string): Promise<void> {
  if (loaded === version) return;
  loaded = version;
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return;
  try {
    const memory = deserialize(bytes) as { version: string; results: Map<string, unknown> };
    if (memory.version === version) known = memory.results;
  } catch {
    // Cut off while it was written: everything is worked out anew.
  }
}

/** Keeps for other processes what was asked for since the last time; texts that are gone are forgotten. */
export async function saveMemory(file: string, version: string): Promise<void> {
  if (hasNew) await writeFileAtomically(file, serialize({ version, results: used }));
  hasNew = false;
  rotate();
}
