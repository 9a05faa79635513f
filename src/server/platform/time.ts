import { setTimeout as sleep } from "node:timers/promises";

/** How far the clocks of several machines may differ; a time further ahead was written while a clock was wrong. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Waits until `ms` milliseconds have gone by since `began` (by `performance.now()`): how long the work took cannot be told from the answer. */
export async function waitSince(began: number, ms: number): Promise<void> {
  await sleep(Math.max(0, began + ms - performance.now()));
}
