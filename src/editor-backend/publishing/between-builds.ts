import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { getBuildLock, STALE_LOCK_MS } from "../../files/build-lock.mjs";

const AGAIN_MS = 200;
const PATIENCE_MS = 120_000;

/** As proper-lockfile's `check` does, which a packaged server does not carry. */
async function isBuilding(root: string): Promise<boolean> {
  const lock = await stat(getBuildLock(root)).catch(() => undefined);
  return lock !== undefined && Date.now() - lock.mtimeMs < STALE_LOCK_MS;
}

/** The note of the last build (`scripts/lib/build-stamp.mjs`), which each build writes anew. */
function readStamp(root: string): Promise<string> {
  return readFile(join(root, ".build", "stamp.json"), "utf8").catch(() => "");
}

/**
 * Reads the built site while no other process writes it: waits for a build that is under way, and reads once more what was built
 * meanwhile. `read` may be called several times, with the fingerprint of the code that was built (`scripts/lib/fingerprint.mjs`).
 */
export async function readBetweenBuilds<Result>(
  root: string,
  read: (code: string | undefined) => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    while ((await isBuilding(root)) && performance.now() < deadline) await sleep(AGAIN_MS);
    const stamp = await readStamp(root);
    const [result] = await Promise.allSettled([read(/"code": "(\w+)"/.exec(stamp)?.[1])]);
    const isSame = !(await isBuilding(root)) && (await readStamp(root)) === stamp;
    if (!isSame && performance.now() < deadline) continue;
    // What is missing although nobody builds stays missing.
    if (result.status === "rejected") throw result.reason;
    return result.value;
  }
}
