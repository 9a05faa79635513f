import type { ImapFlow } from "imapflow";
import { setTimeout } from "node:timers/promises";

import { describeError, log } from "../../platform/log";
import { getOutboxWorker } from "../outbox/worker";
import { type MailboxSettings, openMailbox, type MailboxTools } from "./mailbox-tools";
import { pollMailbox } from "./poll-mailbox";

const POLL_EVERY_MS = 60_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

export interface MailboxWatcher {
  stop(): Promise<void>;
}

/**
 * Starts to watch the agency's mailbox: polls at once, whenever the server tells of a new mail, and every minute. A connection that ends is
 * opened anew, after longer and longer waits; nothing that happens here ends the process.
 */
export function watchMailbox(
  settings: MailboxSettings,
  loadTools: () => Promise<MailboxTools>,
  { pollEveryMs = POLL_EVERY_MS, firstWaitMs = FIRST_WAIT_MS } = {},
): MailboxWatcher {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = () => signal.aborted;
  let wait = firstWaitMs;
  let isAway = false;
  const rest = (ms: number, until: AbortSignal) =>
    setTimeout(ms, undefined, { signal: until }).catch(() => undefined);

  async function poll(client: ImapFlow): Promise<void> {
    const { taken } = await pollMailbox(client, settings, await loadTools());
    if (isAway) log.info("mailbox-back");
    isAway = false;
    wait = firstWaitMs;
    if (taken === 0) return;
    log.info("replies-taken", { replies: taken });
    getOutboxWorker()?.wake();
  }

  /** Polls until the connection ends. */
  async function attend(): Promise<void> {
    const client = await openMailbox(settings, signal);
    let news = new AbortController();
    client.on("exists", () => news.abort());
    client.on("close", () => news.abort());
    try {
      while (!isStopped() && client.usable) {
        news = new AbortController();
        await poll(client);
        // A stop closes the client.
        await rest(pollEveryMs, news.signal);
      }
    } finally {
      client.close();
    }
  }

  async function loop(): Promise<void> {
    while (!isStopped()) {
      try {
        await attend();
      } catch (error) {
        if (!isAway && !isStopped()) log.error("mailbox-away", describeError(error));
        isAway = true;
      }
      // Not all sites that use one provider come back in the same second.
      await rest(wait * (0.75 + Math.random() / 2), signal);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  }

  const ended = loop();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
