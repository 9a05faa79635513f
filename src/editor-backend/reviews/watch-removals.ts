import { tryRemoveQueued } from "./remove-queued";

const EVERY_MS = 30_000;

/** Takes withdrawn reviews off the site twice a minute until it is stopped; on serverless hosts `/api/outbox` does. */
export function watchRemovals(everyMs = EVERY_MS): { stop(): void } {
  const timer = setInterval(() => void tryRemoveQueued(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
