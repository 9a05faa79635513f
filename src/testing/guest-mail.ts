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

export interface DeliveryReport {
  /** The outbox id of the mail that came back. */
  id?: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  /** The headers of the mail that came back. */
  returned?: readonly string[];
  /** `message/rfc822` with the whole mail, as Gmail and Exim send it, or its headers alone, as Postfix does. */
  part?: "text/rfc822-headers" | "message/rfc822";
}

/** Writes a delivery report (RFC 3464) as a mail server sends it. */
export function writeDeliveryReport({
  id = "123e4567-e89b-42d3-a456-426614174000",
  action = "failed",
  status = "5.1.1",
  diagnostic = "smtp; 550 5.1.1 <gone@example.com>: Recipient address\r\n    rejected: User unknown",
  returned = [`Message-ID: <${id}@agency.example>`, `X-Mail-Id: ${id}`, "Subject: Whales"],
  part = "text/rfc822-headers",
}: DeliveryReport = {}): string {
  const body = part === "message/rfc822" ? ["Content-Type: text/plain", "", "Hello"] : [];
  return [
    "Return-Path: <>",
    "From: MAILER-DAEMON@mail.example.com (Mail Delivery System)",
    "To: site@agency.example",
    "Subject: Undelivered Mail Returned to Sender",
    `Message-ID: <${Math.random()}@mail.example.com>`,
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    "Content-Type: multipart/report; report-type=delivery-status;",
    '\tboundary="B/mail"',
    "",
    "This is a MIME-encapsulated message.",
    "",
    "--B/mail",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--B/mail",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mail.example.com",
    "Arrival-Date: Mon, 11 Jan 2027 12:00:00 +0000 (UTC)",
    "",
    "Final-Recipient: rfc822; gone@example.com",
    `Action: ${action}`,
    `Status: ${status}`,
    "Remote-MTA: dns; mx.example.com",
    ...(diagnostic === "" ? [] : [`Diagnostic-Code: ${diagnostic}`]),
    "",
    "--B/mail",
    `Content-Type: ${part}`,
    "",
    ...returned,
    ...body,
    "",
    "--B/mail--",
    "",
  ].join("\r\n");
}
