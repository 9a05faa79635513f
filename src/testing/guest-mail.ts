import { randomUUID } from "node:crypto";

export interface GuestMail {
  from?: string;
  to?: string;
  subject?: string;
  messageId?: string;
  /** The id in the outbox of the mail that it answers. */
  answers?: string;
  headers?: readonly string[];
  text?: string;
  /** Instead of the text: everything from the content type on. */
  body?: string;
}

/** Writes a mail as a guest's program sends it. */
export function writeGuestMail(mail: GuestMail = {}): string {
  const { from = "Ana Pérez <ana@example.com>", subject = "Re: Saona", answers, headers = [] } = mail;
  const {
    to = "agency@example.com",
    messageId = `<${randomUUID()}@example.com>`,
    text = "¿Podemos ir el lunes?",
  } = mail;
  const thread =
    answers === undefined
      ? []
      : [`In-Reply-To: <${answers}@agency.example>`, `References: <${answers}@agency.example>`];
  return [
    ...[`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: ${messageId}`],
    ...["Date: Sun, 10 Jan 2027 12:00:00 +0000", "MIME-Version: 1.0", ...thread, ...headers],
    mail.body ?? `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
  ].join("\r\n");
}
