import { stdout } from "node:process";

import { describeError, log } from "../log";
import { loadEditorKey } from "./editor-key";

/** The key may be used in another process: `npm run dev` runs the functions in one of Gatsby's. */
const LOOK_EVERY_MS = 1_000;

/**
 * Prints the link that signs the owner of this machine in, and the next one whenever it was used. Without a key (a `DATA_DIR` that
 * cannot be written) the log says why there is none. Gets what ends it.
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
  const timer = setInterval(update, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
