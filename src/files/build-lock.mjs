import { join } from "node:path";

/** A lock that was not touched for this long belongs to a process that was killed. */
export const STALE_LOCK_MS = 20_000;

/**
 * Returns the path of the lock on the built site of a working tree (`scripts/lib/build-state.mjs`).
 * @param {string} root
 */
export function getBuildLock(root) {
  return join(root, ".build", "lock");
}
