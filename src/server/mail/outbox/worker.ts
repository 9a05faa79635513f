import { setTimeout as sleep } from "node:timers/promises";

import { HOUR_MS } from "../../../domain/booking/calendar-day";
import { remindOfDue } from "../../enquiries/reminders";
import { getEnv } from "../../platform/env";
import { log, describeError } from "../../platform/log";
import { waitSince } from "../../platform/http/request";
import { purgeWhenPlausible } from "../../privacy/maintenance";
import { inviteGuests } from "../../reviews/mails";
import {
  beginDue,
  deliverDue,
  getOutboxTools,
  waitAtMost,
  waitForDeliveries,
  type OutboxTools,
} from "./deliver";

const PAUSE_MS = 5_000;
/** For what comes in meanwhile: many posts of a moment, and mails that have left, make one turn. */
const GATHER_MS = 20;
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
  const wake = () => waking.abort("woken");
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
      await sleep(GATHER_MS, undefined, { ref: false });
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

/** On a serverless host nothing runs after the response, so the response waits; but never longer than a visitor would. */
const PATIENCE_MS = 4_000;

/** Wakes the worker of the Node host, or delivers now where there is none. No failure may reach the visitor. */
export async function deliverAfterPost(): Promise<void> {
  if (running !== undefined) {
    running.wake();
    return;
  }
  const delivering = getOutboxTools()
    // Nobody who fills in a form waits for letters to others.
    .then((tools) => deliverDue({ ...tools, lettersPerMinute: 0 }))
    .catch((error: unknown) => log.error("outbox-turn-failed", describeError(error)));
  await waitAtMost(PATIENCE_MS, delivering);
}

/** Longer than the store takes to note a subscription or a sign-in. */
const NODE_MS = 250;
/** On a serverless host the mail leaves before the response: longer than most mail servers take for one. */
const SERVERLESS_MS = 3_000;

/** Has fresh mails sent and returns a fixed time after the post `began`: the time tells nothing of the address. */
export async function deliverInFixedTime(began: number): Promise<void> {
  const { isServerless } = getEnv();
  const delivering = deliverAfterPost();
  if (!isServerless) await delivering;
  await waitSince(began, isServerless ? SERVERLESS_MS : NODE_MS);
}
