import { ImapFlow } from "imapflow";
import { setTimeout } from "node:timers/promises";

import { DEFAULT_LOCALE } from "../../../domain/config/locales";
import { getEnv } from "../../platform/env";
import { describeError, log } from "../../platform/log";
import { getSite } from "../../platform/published";
import { getStore, type Store } from "../../store";
import { getOutboxWorker } from "../outbox/worker";
import { isLoopback } from "../smtp-rules";
import { REPLY_LIMITS } from "./parse-mail";
import { pollMailbox } from "./poll-mailbox";

export interface MailboxSettings {
  url: string;
  folder: string;
}

/**
 * Creates a client of a mailbox. Over `imap://` to another machine the password is sent only after STARTTLS; certificates are checked
 * always. Nothing is logged: the protocol holds the password and guests' mails.
 */
export function createClient({ url }: MailboxSettings): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "imaps:";
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 993 : 143) : Number(port),
    secure,
    ...(!secure && { doSTARTTLS: !isLoopback(hostname.toLowerCase()) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: 20_000,
    greetingTimeout: 10_000,
    socketTimeout: 120_000,
    // Between two polls the server tells of new mails by itself.
    autoIdleDelay: 1_000,
    maxIdleTime: 60_000,
  });
  // What goes wrong rejects the call that is under way; without a listener it would end the process, too.
  client.on("error", () => undefined);
  return client;
}

/**
 * Opens the mailbox for reading alone: the server itself then lets nothing be marked, moved or deleted. The connection ends with the
 * signal, whatever it is doing.
 */
export async function openMailbox(settings: MailboxSettings, signal?: AbortSignal): Promise<ImapFlow> {
  const client = createClient(settings);
  const close = () => client.close();
  signal?.addEventListener("abort", close, { once: true });
  client.once("close", () => signal?.removeEventListener("abort", close));
  try {
    signal?.throwIfAborted();
    await client.connect();
    await client.mailboxOpen(settings.folder, { readOnly: true });
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

export interface MailboxTools {
  store: Store;
  ownAddresses: readonly string[];
  /** Up to how many bytes a file is kept; the usual limit where it is left out. */
  fileLimit?: number;
  now(): number;
}

export async function getMailboxTools(): Promise<MailboxTools> {
  const { agencyEmails, mailFrom, isServerless } = getEnv();
  const ownAddresses = [...agencyEmails, mailFrom, getSite(DEFAULT_LOCALE).email].map((one) =>
    one.toLowerCase(),
  );
  const fileLimit = isServerless ? REPLY_LIMITS.fileOfFunction : REPLY_LIMITS.file;
  return { store: await getStore(), ownAddresses, fileLimit, now: Date.now };
}

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
