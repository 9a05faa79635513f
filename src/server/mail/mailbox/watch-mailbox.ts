import type { ImapFlow } from "imapflow";
import { setTimeout } from "node:timers/promises";

import { describeError, log } from "../../platform/log";
import { getOutboxWorker } from "../outbox/worker";
import { type MailboxSettings, openMailbox, type MailboxTools } from "./mailbox-tools";
import { pollMailbox } from "./poll-mailbox";

const POLL_EVERY_MS = 60_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Watches the mailbox for as long as the process lives. */
export interface MailboxWatcher {
  stop(): Promise<void>;
}

interface Pace {
  pollEveryMs?: number;
  firstWaitMs?: number;
}

function createWaits(ending: AbortSignal) {
  let waking = new AbortController();
  ending.addEventListener("abort", () => waking.abort());
  return {
    async rest(ms: number): Promise<void> {
      if (ending.aborted) return;
      waking = new AbortController();
      await setTimeout(ms, undefined, { signal: waking.signal }).catch(() => undefined);
    },
    wakeUp: () => waking.abort(),
  };
}

/** Polls the mailbox until the connection ends: at once, at each mail that the server tells of, and every `pollEveryMs`. */
async function attend(
  client: ImapFlow,
  { rest, wakeUp }: ReturnType<typeof createWaits>,
  {
    pollEveryMs,
    isStopped,
    poll,
  }: { pollEveryMs: number; isStopped: () => boolean; poll: () => Promise<void> },
): Promise<void> {
  let news = 0;
  const isUsable = () => !isStopped() && client.usable;
  client.on("exists", () => {
    news += 1;
    wakeUp();
  });
  client.on("close", wakeUp);
  while (isUsable()) {
    const before = news;
    await poll();
    if (news === before && isUsable()) await rest(pollEveryMs);
  }
}

/**
 * Starts to watch the agency's mailbox: polls at once, whenever the server tells of a new mail, and every minute. A connection that ends is
 * opened anew, after longer and longer waits; nothing that happens here ends the process.
 */
export function watchMailbox(
  settings: MailboxSettings,
  loadTools: () => Promise<MailboxTools>,
  { pollEveryMs = POLL_EVERY_MS, firstWaitMs = FIRST_WAIT_MS }: Pace = {},
): MailboxWatcher {
  const ending = new AbortController();
  const isStopped = () => ending.signal.aborted;
  const waits = createWaits(ending.signal);
  let wait = firstWaitMs;
  let isAway = false;

  async function poll(client: ImapFlow): Promise<void> {
    const { taken } = await pollMailbox(client, settings, await loadTools());
    if (isAway) log.info("mailbox-back");
    isAway = false;
    wait = firstWaitMs;
    if (taken === 0) return;
    log.info("replies-taken", { replies: taken });
    getOutboxWorker()?.wake();
  }

  async function attendOnce(): Promise<void> {
    const client = await openMailbox(settings, ending.signal);
    try {
      await attend(client, waits, { pollEveryMs, isStopped, poll: () => poll(client) });
    } finally {
      client.close();
    }
  }

  async function loop(): Promise<void> {
    while (!isStopped()) {
      try {
        await attendOnce();
      } catch (error) {
        if (!isAway && !isStopped()) log.error("mailbox-away", describeError(error));
        isAway = true;
      }
      if (isStopped()) return;
      // Not all sites that use one provider come back in the same second.
      await waits.rest(wait * (0.75 + Math.random() / 2));
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  }

  const ended = loop();
  return {
    async stop() {
      ending.abort();
      await ended;
    },
  };
}
