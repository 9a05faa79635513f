import type { ImapFlow } from "imapflow";

import { createClient, type MailboxSettings } from "./create-client";

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
