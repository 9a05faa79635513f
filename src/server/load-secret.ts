import { loadRandomFile } from "./load-random-file";
import { perProcess } from "./per-process";

/** Loads the secret of one machine from `DATA_DIR/secret`; the first process makes it. */
export function loadSecret(dataDir: string): string {
  return perProcess(`secret:${dataDir}`, () => loadRandomFile(dataDir, "secret"));
}
