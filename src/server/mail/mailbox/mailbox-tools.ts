import { ImapFlow } from "imapflow";

import { DEFAULT_LOCALE } from "../../../domain/config/locales";
import { getEnv } from "../../platform/env";
import { getSite } from "../../platform/published";
import { getStore, type Store } from "../../store";
import { isLoopback } from "../smtp-rules";
import { REPLY_LIMITS } from "./parse-mail";

/** Where the agency's mailbox is: `imaps://user:password@host/`, and the folder in it. */
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
  /** The agency's own addresses, in lower case. */
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
