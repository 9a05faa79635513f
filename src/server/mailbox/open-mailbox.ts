import type { ImapFlow } from "imapflow";

import { createClient, type MailboxSettings } from "./create-client";

/** A server that does not answer within this is away. */
const PATIENCE_MS = 30_000;

/** Opens the mailbox for reading alone: the server itself then lets nothing be marked, moved or deleted. */
export async function openMailbox(settings: MailboxSettings, patienceMs = PATIENCE_MS): Promise<ImapFlow> {
  const client = createClient(settings);
  const timer = setTimeout(() => client.close(), patienceMs);
  try {
    await client.connect();
    await client.mailboxOpen(settings.folder, { readOnly: true });
    return client;
  } catch (error) {
    client.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
