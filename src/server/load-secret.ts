import { loadRandomFile } from "./load-random-file";
import { processSingleton } from "./process-singleton";

/** Loads the secret of one machine from `DATA_DIR/secret`; the first process makes it. */
export function loadSecret(dataDir: string): string {
  return processSingleton(`secret:${dataDir}`, () => loadRandomFile(dataDir, "secret"));
}
