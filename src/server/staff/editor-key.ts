import { createHash, timingSafeEqual } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { loadRandomFile } from "../load-random-file";

const FILE = "editor-key";

/** Loads the key of the link that `npm start` prints, from `DATA_DIR/editor-key`: 256 random bits. */
export function loadEditorKey(dataDir: string): string {
  return loadRandomFile(dataDir, FILE);
}

/** Tells whether a key is the right one, in a time that depends on neither of the two; the right one is replaced. */
export function takeEditorKey(dataDir: string, given: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(hash(given), hash(loadEditorKey(dataDir)))) return false;
  rmSync(join(dataDir, FILE), { force: true });
  loadEditorKey(dataDir);
  return true;
}
