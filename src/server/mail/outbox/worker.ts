import { remindOfDue } from "../../enquiries/reminders";
import { log, describeError } from "../../platform/log";
import { processSingleton, forgetSingleton, peekSingleton } from "../../platform/process-singleton";
import { purgeWhenPlausible } from "../../privacy/purge-when-plausible";
import { inviteGuests } from "../../reviews/invitations";
import { isDeadOwner, deliverDue, waitAtMost, waitForDeliveries, type Turn } from "./deliver";
import type { OutboxTools } from "./tools";

const EVERY_MS = 60 * 60_000;

/** Has the agency told, at most once a day, that enquiries are held as possible spam. Looks for them once an hour. */
export async function announceHeld({ store, getMailContext, now }: OutboxTools): Promise<void> {
  const next = processSingleton("held-check", () => ({ at: 0 }));
  const time = now();
  // A clock that was set back must not stop the looking.
  if (time < next.at && next.at - time <= EVERY_MS) return;
  if (await store.held.announce(getMailContext().agencyEmails, time)) log.info("held-announced");
  next.at = time + EVERY_MS;
}

const PAUSE_MS = 5_000;
const PURGE_EVERY_MS = 60 * 60_000;
/** A service manager ends a process by force some ten seconds after asking it to. */
const STOP_PATIENCE_MS = 5_000;

/** Delivers mails for as long as the process lives. */
interface OutboxWorker {
  /** There is something to do now. */
  wake(): void;
  /** Finishes running deliveries; a mail whose server does not reply within seconds is left as perhaps delivered. */
  stop(): Promise<void>;
}

const NAME = "outbox-worker";

/** Returns the worker of this process; on serverless hosts there is none. */
export function getOutboxWorker(): OutboxWorker | undefined {
  return peekSingleton(NAME);
}

/** Starts the loop of the Node host: deliver, sleep until woken or for `pauseMs`, and purge once an hour. */
export function startOutboxWorker(
  loadTools: () => Promise<OutboxTools>,
  retentionDays: number,
  pauseMs = PAUSE_MS,
  purgeEveryMs = PURGE_EVERY_MS,
): OutboxWorker {
  let stopped = false;
  let woken = false;
  let wakeUp = () => {};
  // By the clock that cannot be set: the other one may be wrong, above all after a start.
  let nextPurge = performance.now() + purgeEveryMs;
  let freed = false;

  /** Resolves at the next wake-up, or at once if there was one during the query that has just ended. */
  function untilWoken(): Promise<void> {
    if (woken) {
      woken = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      wakeUp = resolve;
    });
  }

  async function turn(): Promise<Turn> {
    const tools = await loadTools();
    if (!freed) await tools.store.outbox.releaseClaims(isDeadOwner, tools.now());
    freed = true;
    await announceHeld(tools);
    await remindOfDue(tools);
    await inviteGuests(tools);
    const result = await deliverDue(tools, () => stopped, untilWoken);
    if (performance.now() < nextPurge) return result;
    nextPurge = performance.now() + purgeEveryMs;
    await purgeWhenPlausible(tools.store, retentionDays, tools.now());
    return result;
  }

  /** Waits for a while; a wake-up ends it, but not after a failure: posts must not cause retries without a pause. */
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
    async stop() {
      stopped = true;
      forgetSingleton(NAME);
      wakeUp();
      await waitAtMost(
        STOP_PATIENCE_MS,
        ended.then(() => waitForDeliveries(STOP_PATIENCE_MS)),
      );
    },
  };
  forgetSingleton(NAME);
  return processSingleton(NAME, () => worker);
}
