import { setTimeout as sleep } from "node:timers/promises";

import { remindOfDue } from "../../enquiries/reminders";
import { log, describeError } from "../../platform/log";
import { processSingleton, forgetSingleton, peekSingleton } from "../../platform/process-singleton";
import { purgeWhenPlausible } from "../../privacy/purge-when-plausible";
import { inviteGuests } from "../../reviews/invitations";
import { isDeadOwner, deliverDue, waitAtMost, waitForDeliveries } from "./deliver";
import type { OutboxTools } from "./tools";

const HOUR_MS = 60 * 60_000;
const PAUSE_MS = 5_000;
/** A service manager ends a process by force some ten seconds after asking it to. */
const STOP_PATIENCE_MS = 5_000;

/** Has the agency told, at most once a day, that enquiries are held as possible spam. Looks for them once an hour. */
async function announceHeld({ store, getMailContext, now }: OutboxTools): Promise<void> {
  const next = processSingleton("held-check", () => ({ at: 0 }));
  const time = now();
  // A clock that was set back must not stop the looking.
  if (time < next.at && next.at - time <= HOUR_MS) return;
  if (await store.held.announce(getMailContext().agencyEmails, time)) log.info("held-announced");
  next.at = time + HOUR_MS;
}

/** Queues the mails that time itself makes due. */
export async function queueTimedMails(tools: OutboxTools): Promise<void> {
  await announceHeld(tools);
  await remindOfDue(tools);
  await inviteGuests(tools);
}

/** Delivers mails for as long as the process lives. */
interface OutboxWorker {
  /** There is something to do now. */
  wake(): void;
  /** Waits for running deliveries, but for seconds only; a mail that the server has in full is perhaps delivered. */
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
  purgeEveryMs = HOUR_MS,
): OutboxWorker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWoken = false;
  let wakeUp = () => {};
  // By the clock that cannot be set: the other one may be wrong, above all after a start.
  let nextPurge = performance.now() + purgeEveryMs;
  let isFreed = false;

  /** Resolves at the next wake-up, or at once if there was one since the last call. */
  function untilWoken(): Promise<void> {
    return new Promise((resolve) => {
      wakeUp = resolve;
      if (isWoken) resolve();
      isWoken = false;
    });
  }

  /** Resolves to whether something is wrong that a pause may mend. */
  async function turn(): Promise<boolean> {
    const tools = await loadTools();
    if (!isFreed) await tools.store.outbox.releaseClaims(isDeadOwner, tools.now());
    isFreed = true;
    await queueTimedMails(tools);
    const { serverAway } = await deliverDue(tools, () => signal.aborted, untilWoken);
    if (performance.now() >= nextPurge) {
      nextPurge = performance.now() + purgeEveryMs;
      await purgeWhenPlausible(tools.store, retentionDays, tools.now());
    }
    return serverAway;
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      const isTrouble = await turn().catch((error: unknown) => {
        log.error("outbox-turn-failed", describeError(error));
        return true;
      });
      const pause = sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      // Posts must not cause retries without a pause.
      await (isTrouble ? pause : Promise.race([pause, untilWoken()]));
    }
  }

  const ended = loop();
  const worker: OutboxWorker = {
    wake() {
      isWoken = true;
      wakeUp();
    },
    async stop() {
      forgetSingleton(NAME);
      stopping.abort();
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
