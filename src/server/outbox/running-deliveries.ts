import { setTimeout as sleep } from "node:timers/promises";

import { processSingleton } from "../process-singleton";

/** One connection to the mail server each; several mail servers allow fifty of one client. */
const MAX_CONNECTIONS = 40;

const getRunning = () => processSingleton("outbox-running", () => new Map<string, Promise<unknown>>());

/** Counts a mail's delivery among the running ones of this process until it is settled. It outlives the turn that began it. */
export function addDelivery(mailId: string, delivery: Promise<unknown>): void {
  const running = getRunning();
  running.set(mailId, delivery);
  void delivery.finally(() => running.delete(mailId));
}

/** Gets the mails that this process is sending. */
export function listSending(): string[] {
  return [...getRunning().keys()];
}

/** Gets how many more deliveries this process may begin now. */
export function countFreeConnections(): number {
  return Math.max(0, MAX_CONNECTIONS - getRunning().size);
}

/** Waits for the running deliveries, at most `ms`; later ones are in the store as perhaps delivered. */
export async function waitForDeliveries(ms: number): Promise<void> {
  await waitAtMost(ms, Promise.allSettled(getRunning().values()));
}

/** Waits for work, but not longer than `ms`; the waiting alone keeps no process alive. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(ms, undefined, { ref: false })]);
}
