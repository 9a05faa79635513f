import { setTimeout as sleep } from "node:timers/promises";

import { perProcess } from "../per-process";

/** One connection to the mail server each; several mail servers allow fifty of one client. */
const MAX_CONNECTIONS = 40;

const getRunning = () => perProcess("outbox-running", () => new Set<Promise<unknown>>());

/** Counts a delivery among the running ones of this process until it is settled. It outlives the turn that began it. */
export function addDelivery(delivery: Promise<unknown>): void {
  const running = getRunning();
  running.add(delivery);
  void delivery.finally(() => running.delete(delivery));
}

/** Gets how many more deliveries this process may begin now. */
export function countFreeConnections(): number {
  return Math.max(0, MAX_CONNECTIONS - getRunning().size);
}

/**
 * Waits until all running deliveries are settled, but not longer than `ms`. What is not settled then has been noted in the store as
 * perhaps delivered, before the mail server had all of it.
 */
export async function waitForDeliveries(ms: number): Promise<void> {
  const timer = new AbortController();
  const settled = Promise.allSettled(getRunning()).then(() => timer.abort());
  await Promise.race([settled, sleep(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
}
