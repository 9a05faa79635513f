import { ImapFlow } from "imapflow";
import { setTimeout as sleep } from "node:timers/promises";

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

/** Takes what is new in a mailbox over a connection of its own; returns how many replies there were. */
export async function pollOnce(
  settings: MailboxSettings,
  tools: MailboxTools,
  { signal, deadline }: { signal?: AbortSignal; deadline?: number } = {},
): Promise<number> {
  const client = await openMailbox(settings, signal);
  try {
    const { taken } = await pollMailbox(client, settings, tools, deadline);
    if (taken > 0) log.info("replies-taken", { replies: taken });
    return taken;
  } finally {
    client.close();
  }
}

const POLL_EVERY_MS = 30_000;
const LONGEST_WAIT_MS = 5 * 60_000;

export interface MailboxWatcher {
  stop(): Promise<void>;
}

/** Polls the agency's mailbox, and less and less often while it is away; nothing that happens here ends the process. */
export function watchMailbox(
  settings: MailboxSettings,
  loadTools: () => Promise<MailboxTools>,
  pollEveryMs = POLL_EVERY_MS,
): MailboxWatcher {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;

  async function poll(): Promise<void> {
    const taken = await pollOnce(settings, await loadTools(), { signal });
    if (failures > 0) log.info("mailbox-back");
    failures = 0;
    if (taken > 0) getOutboxWorker()?.wake();
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      await poll().catch((error: unknown) => {
        if (failures === 0 && !signal.aborted) log.error("mailbox-away", describeError(error));
        failures += 1;
      });
      const wait = Math.min(pollEveryMs * 2 ** failures, LONGEST_WAIT_MS);
      await sleep(wait, undefined, { signal }).catch(() => undefined);
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
