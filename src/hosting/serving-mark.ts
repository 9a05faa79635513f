import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { isProcessAlive } from "../files/is-process-alive";

/** The pid file in the folder of a release: the id of the process that serves it. */
const FILE = "serving.pid";

/** Marks a release as served by this process, so that no deployment deletes it. Gets what takes the mark away. */
export function markAsServing(release: string): () => void {
  const file = join(release, FILE);
  try {
    writeFileSync(file, String(process.pid));
  } catch {
    // A release that cannot be written (an image) is not deleted by a deployment, either.
    return () => undefined;
  }
  return () => rmSync(file, { force: true });
}

/** Tells whether a process that runs serves a release. */
export function isServing(release: string): boolean {
  try {
    return isProcessAlive(Number(readFileSync(join(release, FILE), "utf8")));
  } catch {
    return false;
  }
}
