import { setTimeout as sleep } from "node:timers/promises";

import { HOUR_MS } from "../../../domain/booking/calendar-day";
import { remindOfDue } from "../../enquiries/reminders";
import { getEnv } from "../../platform/env";
import { log, describeError } from "../../platform/log";
import { purgeWhenPlausible } from "../../privacy/purge";
import { inviteGuests } from "../../reviews/invitations";
import { beginDue, waitAtMost, waitForDeliveries, type OutboxTools } from "./deliver";

const PAUSE_MS = 5_000;
/** A service manager ends a process by force some ten seconds after asking it to. */
const STOP_PATIENCE_MS = 5_000;

async function announceHeld({ store, getMailContext, now }: OutboxTools): Promise<void> {
  if (await store.held.announce(getMailContext().agencyEmails, now())) log.info("held-announced");
}

export const purge = ({ store, now }: OutboxTools) =>
  purgeWhenPlausible(store, getEnv().retentionDays, now());

/** What queues mails by the time of day, with polling intervals. */
const JOBS = [
  { everyMs: HOUR_MS, run: announceHeld },
  { everyMs: 30_000, run: remindOfDue },
  { everyMs: 10 * 60_000, run: inviteGuests },
];

export async function runJobs(tools: OutboxTools): Promise<void> {
  for (const { run } of JOBS) await run(tools);
}

interface OutboxWorker {
  wake(): void;
  /** Waits for running deliveries, but for seconds only; the others are sent again when their claims lapse. */
  stop(): Promise<void>;
}

let running: OutboxWorker | undefined;

/** Returns the worker of this process; on serverless hosts there is none. */
export function getOutboxWorker(): OutboxWorker | undefined {
  return running;
}

/** Starts the loop of the Node host: run the jobs whose time has come, begin what is due, sleep until woken or for `pauseMs`. */
export function startOutboxWorker(loadTools: () => Promise<OutboxTools>, pauseMs = PAUSE_MS): OutboxWorker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let waking = new AbortController();
  const wake = () => waking.abort();
  const jobs = [
    ...JOBS.map((job) => ({ ...job, next: 0 })),
    // Not at the start: the clock may be wrong until then.
    { everyMs: HOUR_MS, run: purge, next: performance.now() + HOUR_MS },
  ];

  async function turn(): Promise<void> {
    const tools = await loadTools();
    for (const job of jobs.filter(({ next }) => performance.now() >= next)) {
      job.next = performance.now() + job.everyMs;
      await job.run(tools);
    }
    if (!signal.aborted) await beginDue(tools, wake);
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      waking = new AbortController();
      let until = waking.signal;
      await turn().catch((error: unknown) => {
        log.error("outbox-turn-failed", describeError(error));
        // Posts must not cause another failure without a pause.
        until = signal;
      });
      await sleep(pauseMs, undefined, { signal: until, ref: false }).catch(() => undefined);
    }
  }

  const ended = loop();
  const worker: OutboxWorker = {
    wake,
    async stop() {
      running = undefined;
      stopping.abort();
      wake();
      await waitAtMost(
        STOP_PATIENCE_MS,
        ended.then(() => waitForDeliveries(STOP_PATIENCE_MS)),
      );
    },
  };
  running = worker;
  return worker;
}
