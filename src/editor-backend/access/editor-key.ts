import { createHash, timingSafeEqual } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { loadRandomFile } from "../../server/load-random-file";

const FILE = "editor-key";

/** Loads the key of the link to the editor from `DATA_DIR/editor-key`. */
export function loadEditorKey(dataDir: string): string {
  return loadRandomFile(dataDir, FILE);
}

/** Replaces the key, so that the link with the old one is worth nothing. */
export function renewEditorKey(dataDir: string): void {
  rmSync(join(dataDir, FILE), { force: true });
  loadEditorKey(dataDir);
}

/** Compares in a time that depends on neither of the two. */
export function isEditorKey(dataDir: string, given: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(loadEditorKey(dataDir)));
}
