import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { runStep } from "./steps.mjs";

/** A process that was killed leaves its lock, which counts no more when it has not been touched for so long. */
const STALE_MS = 20_000;
const AGAIN_MS = 500;
const FOR_EVER = { forever: true, minTimeout: AGAIN_MS, maxTimeout: AGAIN_MS };

/**
 * Does work that writes the built site. Two builds at once in one folder would take each other's files; the second one says that it
 * waits, and goes on when the first has ended.
 */
export async function withBuildLock(root, work) {
  const { lock } = await import("proper-lockfile").then((module) => module.default);
  const folder = join(root, ".build");
  await mkdir(folder, { recursive: true });
  const acquire = (retries) =>
    lock(folder, {
      lockfilePath: join(folder, "lock"),
      stale: STALE_MS,
      retries,
      // Somebody has deleted it: to break off would help nobody.
      onCompromised: () => {},
    });
  const release = await acquire(0).catch((error) => {
    if (error.code !== "ELOCKED") throw error;
    return runStep("Waiting for another build in this folder", () => acquire(FOR_EVER));
  });
  try {
    return await work();
  } finally {
    await release().catch(() => {});
  }
}
