import type { ImapFlow } from "imapflow";

import { deliverAfterPost } from "../outbox/deliver-after-post";
import { describeError, log } from "../log";
import type { MailboxSettings } from "./create-client";
import { lookIntoMailbox } from "./look-into-mailbox";
import type { MailboxTools } from "./mailbox-tools";
import { openMailbox } from "./open-mailbox";

/** How often the mailbox is looked into where the server tells nothing by itself. */
const LOOK_EVERY_MS = 60_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Watches the mailbox for as long as the process lives. */
export interface MailboxWatcher {
  stop(): Promise<void>;
}

interface Pace {
  lookEveryMs?: number;
  firstWaitMs?: number;
}

/**
 * Starts to watch the agency's mailbox: looks at once, whenever the server tells of a new mail, and every minute. A connection that ends is
 * opened anew, after longer and longer waits; nothing that happens here ends the process.
 */
export function watchMailbox(
  settings: MailboxSettings,
  loadTools: () => Promise<MailboxTools>,
  { lookEveryMs = LOOK_EVERY_MS, firstWaitMs = FIRST_WAIT_MS }: Pace = {},
): MailboxWatcher {
  let stopped = false;
  let wakeUp = () => {};
  let open: ImapFlow | undefined;
  let wait = firstWaitMs;
  let isAway = false;
  const tries = new Map<number, number>();

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
      if (stopped) wakeUp();
    });
  }

  /** Looks until the connection ends. */
  async function attend(client: ImapFlow): Promise<void> {
    let isNews = false;
    client.on("exists", () => {
      isNews = true;
      wakeUp();
    });
    client.on("close", () => wakeUp());
    while (!stopped) {
      isNews = false;
      const { taken } = await lookIntoMailbox(client, settings, await loadTools(), { tries });
      if (taken > 0) {
        log.info("replies-taken", { replies: taken });
        await deliverAfterPost();
      }
      if (isAway) log.info("mailbox-back");
      isAway = false;
      wait = firstWaitMs;
      if (!client.usable) return;
      if (!isNews) await rest(lookEveryMs);
    }
  }

  async function loop(): Promise<void> {
    while (!stopped) {
      try {
        open = await openMailbox(settings);
        await attend(open);
      } catch (error) {
        if (!isAway && !stopped) log.error("mailbox-away", describeError(error));
        isAway = true;
      } finally {
        open?.close();
      }
      if (stopped) return;
      // Not all sites that use one provider come back in the same second.
      await rest(wait * (0.75 + Math.random() / 2));
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  }

  const ended = loop();
  return {
    async stop() {
      stopped = true;
      open?.close();
      wakeUp();
      await ended;
    },
  };
}
