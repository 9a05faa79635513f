import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { getBuildLock, STALE_LOCK_MS } from "../../src/files/build-lock.mjs";
import { runStep } from "./steps.mjs";

const RETRY_MS = 500;
const WITHOUT_END = { forever: true, minTimeout: RETRY_MS, maxTimeout: RETRY_MS };

/** Runs work that writes the built site, one at a time in a folder: a second process prints that it waits, and starts when the first has ended. */
export async function withBuildLock(root, work) {
  const { lock } = await import("proper-lockfile").then((module) => module.default);
  const folder = join(root, ".build");
  await mkdir(folder, { recursive: true });
  const acquire = (retries) =>
    lock(folder, {
      lockfilePath: getBuildLock(root),
      stale: STALE_LOCK_MS,
      retries,
      // When the lock was deleted, the work goes on nevertheless.
      onCompromised: () => {},
    });
  const release = await acquire(0).catch((error) => {
    if (error.code !== "ELOCKED") throw error;
    return runStep("Waiting for another build in this folder", () => acquire(WITHOUT_END));
  });
  try {
    return await work();
  } finally {
    await release().catch(() => {});
  }
}
