import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";

import { holdEnd } from "./hold-end";
import type { BeforeEnd, Delivery, Mail, MailAddress } from "./mailer";
import { openSocket } from "./open-socket";
import { isAddressGone, isRefusedForGood } from "./smtp-reply";
import { getSmtpSecurity } from "./smtp-security";
import { takesAddress } from "./takes-address";
import { toMessage } from "./to-message";
import { watchSilence } from "./watch-silence";

/** Time limits for a mail server, in milliseconds. */
export interface SmtpLimits {
  /** Without a byte of the server for this long the attempt fails, and is repeated later. */
  silenceMs: number;
  /** For everything from the connection to the end of the mail. */
  deadlineMs: number;
  /** For the reply to the complete mail: RFC 5321 (4.5.3.2.6) asks for 10 minutes. */
  replyMs: number;
}

/** The server whose mails these are, and how it is spoken to. */
export interface SmtpServer {
  url: string;
  /** Whether a password may be sent without encryption, to a server whose certificate nobody has checked. */
  isInsecureAllowed: boolean;
  limits: SmtpLimits;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

function toDelivery(error: SmtpError): Delivery {
  const status = error.responseCode ?? 0;
  const { command, response: text = "" } = error;
  const code = (error.code ?? "error").toLowerCase();
  // A server without the encryption that we ask for answers something, but what matters is the encryption.
  const reason = status > 0 && code !== "etls" ? `smtp-${status}` : `smtp-${code}`;
  if (isRefusedForGood({ command, status, text }))
    return { outcome: "refused", reason, isAddressGone: isAddressGone({ command, status, text }) };
  // Without an answer the line is down; an answer before the sender was named is about us and not about a mail.
  const serverAway = status === 0 || !["MAIL FROM", "RCPT TO", "DATA"].includes(command ?? "");
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

/** One attempt to hand a mail to the server: a connection of its own, and limits of time that depend on how far it has come. */
export class SmtpAttempt {
  private socket: Socket | undefined;
  private stopWatch = () => {};
  private timer: NodeJS.Timeout | undefined;
  private isEnded = false;
  private isOver = false;
  private settle: (delivery: Delivery) => void = () => {};

  constructor(
    private readonly server: SmtpServer,
    private readonly beforeEnd: BeforeEnd,
  ) {}

  async run(mail: Mail, from: MailAddress): Promise<Delivery> {
    const result = new Promise<Delivery>((resolve) => {
      this.settle = resolve;
    });
    // A server that drips a byte now and then is never silent; without an end its mail would outlive its claim.
    this.limit(this.server.limits.deadlineMs, "smtp-deadline");
    this.send(mail, from).then(
      () => this.settle({ outcome: "delivered" }),
      (error: unknown) => this.settle(this.judge(error as SmtpError)),
    );
    const delivery = await result;
    this.isOver = true;
    clearTimeout(this.timer);
    this.stopWatch();
    // After this nothing of the mail can arrive any more, so trying again cannot double what was not ended.
    this.socket?.destroy();
    return delivery;
  }

  private limit(ms: number, reason: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp(reason), ms);
  }

  private giveUp(reason: string): void {
    this.settle(this.isEnded ? { outcome: "uncertain" } : { outcome: "failed", reason, serverAway: true });
  }

  private judge(error: SmtpError): Delivery {
    // Of the message and not of the connection: its end was held back.
    if (error.code === "ESTREAM") return { outcome: "failed", reason: "mail-not-ended", serverAway: false };
    // A lost connection says nothing about a mail that the server has in full; a reply does.
    return this.isEnded && (error.responseCode ?? 0) === 0 ? { outcome: "uncertain" } : toDelivery(error);
  }

  /** Runs before the final dot: from here on the server may deliver the mail, and has minutes to say so. */
  private readonly end = async (): Promise<boolean> => {
    // The server has nothing to say while the store is asked, and a lot of time afterwards.
    this.stopWatch();
    const mayEnd = await this.beforeEnd();
    if (!mayEnd || this.isOver) return false;
    this.isEnded = true;
    this.limit(this.server.limits.replyMs, "smtp-deadline");
    return true;
  };

  private async send(mail: Mail, from: MailAddress): Promise<void> {
    if (!(await takesAddress(this.server.url, this.server.isInsecureAllowed, mail.to))) {
      this.settle({ outcome: "refused", reason: "smtp-no-utf8" });
      return;
    }
    const { host, port } = getAddress(this.server.url);
    const { silenceMs, deadlineMs, replyMs } = this.server.limits;
    const connection = await openSocket(host, port, silenceMs);
    this.socket = connection;
    if (this.isOver) {
      connection.destroy();
      return;
    }
    this.stopWatch = watchSilence(connection, silenceMs, () => this.giveUp("smtp-etimedout"));
    const transport = createTransport({
      ...getSmtpSecurity(this.server.url, this.server.isInsecureAllowed),
      url: this.server.url,
      greetingTimeout: silenceMs,
      // Longer than ours: how long is waited depends on how far the mail is.
      socketTimeout: deadlineMs + replyMs,
      getSocket: (_options, callback) => callback(null, { connection }),
    });
    transport.use("stream", ({ message }, done) => {
      message.processFunc((input: Readable) => holdEnd(input, this.end));
      done();
    });
    await transport.sendMail(toMessage(mail, from));
  }
}
