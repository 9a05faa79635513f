import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import type { LoadedFile, StoredFile } from "./index-files";

/** Larger ones are read from the disk for each answer, piece by piece. */
const SMALL_BYTES = 256 * 1024;
const MEMORY_BYTES = 96 * 1024 * 1024;
const HASH_LENGTH = 22;

/** Keeps small files in memory once they have been asked for, as far as there is room. */
export interface FileMemory {
  load(file: StoredFile): Promise<LoadedFile>;
}

/** Named after its bytes: the same after a deployment that has not changed it, whatever its date. */
function nameBytes(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, HASH_LENGTH)}"`;
}

/** A large file's bytes are not looked at. */
function nameLargeFile({ size, changed }: StoredFile): string {
  return `"${size.toString(36)}-${Math.trunc(changed).toString(36)}"`;
}

export function createFileMemory(limit = MEMORY_BYTES): FileMemory {
  let used = 0;
  return {
    async load(file) {
      if (file.size > SMALL_BYTES) {
        file.loaded = { etag: nameLargeFile(file), bytes: undefined };
        return file.loaded;
      }
      const bytes = await readFile(file.path);
      const loaded = { etag: nameBytes(bytes), bytes };
      if (!file.loaded && used + bytes.length <= limit) {
        used += bytes.length;
        file.loaded = loaded;
      }
      return loaded;
    },
  };
}
