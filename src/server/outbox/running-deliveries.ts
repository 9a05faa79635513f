import { setTimeout as sleep } from "node:timers/promises";

import { processSingleton } from "../process-singleton";

/** One connection to the mail server each; several mail servers allow fifty of one client. */
const MAX_CONNECTIONS = 40;
/** Of these for letters: a server that replies late must leave room for mails that somebody waits for. */
const MAX_LETTERS = 10;

const getRunning = () => processSingleton("outbox-running", () => new Map<string, Promise<unknown>>());
const getLetters = () => processSingleton("outbox-running-letters", () => new Set<string>());

/** Counts a mail's delivery among the running ones of this process until it is settled. It outlives the turn that began it. */
export function addDelivery(mailId: string, delivery: Promise<unknown>, isLetter: boolean): void {
  const [running, letters] = [getRunning(), getLetters()];
  running.set(mailId, delivery);
  if (isLetter) letters.add(mailId);
  void delivery.finally(() => {
    running.delete(mailId);
    letters.delete(mailId);
  });
}

/** Gets the mails that this process is sending. */
export function listSending(): string[] {
  return [...getRunning().keys()];
}

/** Gets how many more deliveries this process may begin now. */
export function countFreeConnections(): number {
  return Math.max(0, MAX_CONNECTIONS - getRunning().size);
}

/** Gets how many more letters it may begin now. */
export function countFreeForLetters(): number {
  return Math.max(0, Math.min(countFreeConnections(), MAX_LETTERS - getLetters().size));
}

/** Waits for the running deliveries, at most `ms`; later ones are in the store as perhaps delivered. */
export async function waitForDeliveries(ms: number): Promise<void> {
  await waitAtMost(ms, Promise.allSettled(getRunning().values()));
}

/** Waits for work, but not longer than `ms`; the waiting alone keeps no process alive. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(ms, undefined, { ref: false })]);
}
