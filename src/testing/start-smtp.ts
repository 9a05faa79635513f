import PostalMime, { type Email } from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";

import { startMailServer } from "./mail-server.mjs";

export interface ReceivedMail extends Email {
  raw: string;
  envelope: { from: string; to: string[] };
}

export interface TestSmtp {
  url: string;
  /** Mails that the server took, parsed as a mail program would. */
  mails: ReceivedMail[];
  /** Ends all connections, as a server that falls over. */
  cut(): void;
  stop(): Promise<void>;
}

/** An answer of a mail server that is no. */
export function smtpError(responseCode: number): Error {
  return Object.assign(new Error("no"), { responseCode });
}

/** Starts a real SMTP server that keeps what it is given; `behaviour` makes it difficult. */
export async function startSmtp(behaviour: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const server = await startMailServer(
    async ({ raw, from, recipients }) => {
      mails.push({ ...(await PostalMime.parse(raw)), raw, envelope: { from, to: recipients } });
    },
    behaviour,
    port,
  );
  return { ...server, mails };
}
