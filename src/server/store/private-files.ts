import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";

import { describeError, log } from "../log";

const MODE = 0o600;

/** Makes existing files readable by their owner alone. */
export function makePrivate(paths: readonly string[]): void {
  for (const path of paths.filter((one) => existsSync(one))) {
    if ((statSync(path).mode & 0o777) === MODE) continue;
    try {
      chmodSync(path, MODE);
    } catch (error) {
      // Another user's file: the site goes on, and its operator is told.
      log.error("file-not-private", describeError(error));
    }
  }
}

/** Makes an empty file unless it is there. What a database lays beside its file has the same mode as the file. */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, "a", MODE));
  makePrivate([path]);
}
