import { describeError, log } from "../log";
import { perProcess } from "../per-process";
import { announceHeld } from "./announce-held";
import { deliverDue, isDeadOwner, type OutboxTools, type Turn } from "./deliver-due";

const PAUSE_MS = 5_000;
const PURGE_EVERY_MS = 60 * 60_000;

/** Delivers mails for as long as the process lives. */
export interface OutboxWorker {
  /** There is something to do now. */
  wake(): void;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

const slot = () =>
  perProcess<{ worker: OutboxWorker | undefined }>("outbox-worker", () => ({ worker: undefined }));

/** Gets the worker of this process; on serverless hosts there is none. */
export function getOutboxWorker(): OutboxWorker | undefined {
  return slot().worker;
}

/**
 * Starts the loop of the Node host: deliver what is due, sleep until woken or for five seconds, and once an hour delete
 * what has been kept long enough. Trouble (the database or the mail server is away) is tried again after the pause.
 */
export function startOutboxWorker(
  loadTools: () => Promise<OutboxTools>,
  retentionDays: number,
  pauseMs = PAUSE_MS,
): OutboxWorker {
  let stopped = false;
  let woken = false;
  let wakeUp = () => {};
  let nextPurge = 0;
  let freed = false;

  async function turn(): Promise<Turn> {
    const tools = await loadTools();
    if (!freed) await tools.store.outbox.releaseClaims(isDeadOwner);
    freed = true;
    await announceHeld(tools);
    const result = await deliverDue(tools, () => stopped);
    if (tools.now() < nextPurge) return result;
    nextPurge = tools.now() + PURGE_EVERY_MS;
    const purged = await tools.store.purge(retentionDays, tools.now());
    log.info("purged", { ...purged });
    return result;
  }

  /** Waits for a while; a wake ends it, unless there was trouble: posts must not make us ask again without a pause. */
  function sleep(isTrouble: boolean): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wakeUp = () => {
        if (isTrouble && !stopped) return;
        clearTimeout(timer);
        resolve();
      };
      if (woken || stopped) wakeUp();
    });
  }

  async function loop(): Promise<void> {
    while (!stopped) {
      woken = false;
      try {
        const { serverAway } = await turn();
        await sleep(serverAway);
      } catch (error) {
        log.error("outbox-turn-failed", describeError(error));
        await sleep(true);
      }
    }
  }

  const ended = loop();
  const worker: OutboxWorker = {
    wake() {
      woken = true;
      wakeUp();
    },
    stop() {
      stopped = true;
      slot().worker = undefined;
      wakeUp();
      return ended;
    },
  };
  slot().worker = worker;
  return worker;
}
