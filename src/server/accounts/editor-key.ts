import { createHash, timingSafeEqual } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { stdout } from "node:process";

import { describeError, log } from "../platform/log";
import { loadRandomFile } from "../platform/secrets";

const FILE = "editor-key";

/** Loads the key of the link that `npm start` prints, from `DATA_DIR/editor-key`: 256 random bits. */
export function loadEditorKey(dataDir: string): string {
  return loadRandomFile(dataDir, FILE);
}

/** Tells whether a key is the right one, in a time that depends on neither of the two; the right one is replaced. */
export function redeemEditorKey(dataDir: string, given: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(hash(given), hash(loadEditorKey(dataDir)))) return false;
  rmSync(join(dataDir, FILE), { force: true });
  loadEditorKey(dataDir);
  return true;
}

/** The key may be used in another process: `npm run dev` runs the functions in one of Gatsby's. */
const POLL_MS = 1_000;

/**
 * Prints the link that signs the owner of this machine in, and the next one whenever it was used. Without a key (a `DATA_DIR` that
 * cannot be written) the log says why there is none. Returns what stops it.
 */
export function printEditorLinks(dataDir: string, address: string): () => void {
  let printed: string | undefined;
  let failed = false;
  function update(): void {
    try {
      const key = loadEditorKey(dataDir);
      if (key !== printed) stdout.write(`Editor: ${address}/admin/sign-in#key=${key}\n`);
      printed = key;
      failed = false;
    } catch (error) {
      if (!failed) log.error("editor-key-unavailable", describeError(error));
      failed = true;
    }
  }
  update();
  const timer = setInterval(update, POLL_MS).unref();
  return () => clearInterval(timer);
}
