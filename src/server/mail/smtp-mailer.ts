import type { Socket } from "node:net";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";

import type { Delivery, MailAddress, Mailer } from "./mailer";
import { openSocket } from "./open-socket";
import { toMessage } from "./to-message";

/** A server that says nothing for so long is given up for now; a delivery as a whole may last `deadlineMs`. */
const SILENCE_MS = 20_000;
const DEADLINE_MS = 90_000;

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Tells a refusal of this mail for good from trouble that may pass. Only an answer about the recipient or the content
 * counts: a wrong password, a refused sender or a 554 greeting are ours to repair, and the mail must wait for that.
 */
function toDelivery(error: SmtpError): Delivery {
  const status = error.responseCode ?? 0;
  const aboutThisMail = error.command === "RCPT TO" || error.command === "DATA";
  // 552 is a full mailbox, which somebody may empty.
  const forGood = aboutThisMail && status >= 500 && status !== 552;
  const reason = status > 0 ? `smtp-${status}` : `smtp-${(error.code ?? "error").toLowerCase()}`;
  if (forGood) return { outcome: "refused", reason };
  // Without an answer the line is down; an answer before the sender was named is about us and not about a mail.
  const serverAway = status === 0 || !["MAIL FROM", "RCPT TO", "DATA"].includes(error.command ?? "");
  return { outcome: "failed", reason, serverAway };
}

/** Gets what a connection of our own needs, so that we can cut it when the time is over. */
function getAddress(url: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (protocol === "smtps:" ? 465 : 587),
  };
}

async function send(
  url: string,
  message: Mail.Options,
  keepSocket: (socket: Socket) => void,
): Promise<Delivery> {
  const { host, port } = getAddress(url);
  try {
    const connection = await openSocket(host, port, SILENCE_MS);
    keepSocket(connection);
    const transport = createTransport({
      url,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      getSocket: (_options, callback) => callback(null, { connection }),
    });
    await transport.sendMail(message);
    return { outcome: "delivered" };
  } catch (error) {
    return toDelivery(error as SmtpError);
  }
}

/** Delivers through the server of `SMTP_URL`, one connection per mail: nothing is kept open, nothing is sent again unasked. */
export function createSmtpMailer(url: string, from: MailAddress, deadlineMs = DEADLINE_MS): Mailer {
  return {
    async deliver(mail) {
      let socket: Socket | undefined;
      let timer: NodeJS.Timeout | undefined;
      // A server that drips a byte now and then is never silent; without an end its mail would outlive its claim.
      const deadline = new Promise<Delivery>((resolve) => {
        timer = setTimeout(
          () => resolve({ outcome: "failed", reason: "smtp-deadline", serverAway: true }),
          deadlineMs,
        );
      });
      const sending = send(url, toMessage(mail, from), (opened) => {
        socket = opened;
      });
      const delivery = await Promise.race([sending, deadline]);
      clearTimeout(timer);
      // After this nothing of the mail can arrive any more, so trying again cannot double it.
      socket?.destroy();
      return delivery;
    },
  };
}
