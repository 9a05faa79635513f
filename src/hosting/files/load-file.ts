import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";

import type { LoadedFile, StoredFile } from "./index-files";

/** Larger ones are read from the disk for each answer, piece by piece. */
const SMALL_BYTES = 256 * 1024;
const MEMORY_BYTES = 96 * 1024 * 1024;
const HASH_LENGTH = 22;

/** Keeps small files in memory once they have been asked for, as far as there is room. */
export interface FileMemory {
  /** Throws when the file is gone; the handle of a large one is for the caller to close. */
  load(file: StoredFile): Promise<LoadedFile>;
}

/** Named after its bytes: the same after a deployment that has not changed it, whatever its date. */
function nameBytes(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, HASH_LENGTH)}"`;
}

/** Opens a large file, so that it can be answered whole even when its name is taken away meanwhile. Its bytes are not looked at. */
async function openLargeFile({ path }: StoredFile): Promise<LoadedFile> {
  const handle = await open(path);
  try {
    const { size, mtimeMs } = await handle.stat();
    return { etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`, size, handle };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

export function createFileMemory(limit = MEMORY_BYTES): FileMemory {
  let used = 0;
  return {
    async load(file) {
      if (file.size > SMALL_BYTES) return openLargeFile(file);
      const bytes = await readFile(file.path);
      const loaded = { etag: nameBytes(bytes), size: bytes.length, bytes };
      if (!file.loaded && used + bytes.length <= limit) {
        used += bytes.length;
        file.loaded = loaded;
      }
      return loaded;
    },
  };
}
