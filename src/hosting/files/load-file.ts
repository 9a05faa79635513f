import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import type { StoredFile } from "./index-files";

/** Larger ones are read from the disk for each answer, piece by piece. */
const SMALL_BYTES = 256 * 1024;
const MEMORY_BYTES = 96 * 1024 * 1024;
const HASH_LENGTH = 22;

/** Keeps small files in memory once they have been asked for, as far as there is room. */
export interface FileMemory {
  /** Loads a small file; gets nothing for a large one. */
  load(file: StoredFile): Promise<{ bytes: Buffer; etag: string } | undefined>;
}

/** Named after its bytes: the same after a deployment that has not changed it, whatever its date. */
function nameBytes(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, HASH_LENGTH)}"`;
}

/** Gets the name of a large file, whose bytes are not looked at. */
export function nameLargeFile({ size, changed }: StoredFile): string {
  return `W/"${size.toString(36)}-${Math.trunc(changed).toString(36)}"`;
}

export function createFileMemory(limit = MEMORY_BYTES): FileMemory {
  let used = 0;
  return {
    async load(file) {
      if (file.size > SMALL_BYTES) return undefined;
      const bytes = await readFile(file.path);
      const loaded = { bytes, etag: nameBytes(bytes) };
      if (!file.loaded && used + bytes.length <= limit) {
        used += bytes.length;
        file.loaded = loaded;
      }
      return loaded;
    },
  };
}
