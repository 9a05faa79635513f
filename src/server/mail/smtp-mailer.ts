import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";

import type { BeforeEnd, Delivery, Mail, MailAddress, Mailer } from "./mailer";
import { toMessage } from "./message";
import { isAddressGone, isRefusedForGood } from "./smtp-reply";
import { getSmtpSecurity } from "./smtp-security";
import { takesAddress } from "./takes-address";

async function* passOn(input: AsyncIterable<Buffer>, beforeEnd: BeforeEnd): AsyncGenerator<Buffer> {
  for await (const chunk of input) yield chunk;
  if (!(await beforeEnd()))
    throw new Error("The claim was lost, or the store could not note that the mail is being sent.");
}

/** Passes a message on and calls `beforeEnd` after its last byte: the final dot is written when this stream ends. */
function holdEnd(input: Readable, beforeEnd: BeforeEnd): Readable {
  return Readable.from(passOn(input as AsyncIterable<Buffer>, beforeEnd), { objectMode: false });
}

/** Opens a TCP connection, or rejects: nobody there, or no answer in time. Encryption comes on top of it. */
async function openSocket(host: string, port: number, timeoutMs: number): Promise<Socket> {
  const socket = connect({ host, port, timeout: timeoutMs });
  const giveUp = () => socket.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" }));
  socket.once("timeout", giveUp);
  await once(socket, "connect");
  return socket.setTimeout(0).off("timeout", giveUp);
}

const LOOKS_PER_PERIOD = 20;

/**
 * Calls `onSilence` when nothing has gone over a connection in either direction for `silenceMs`; gets what ends the watch. It looks at
 * the counters: the SMTP client sets the socket's own time-out, which under TLS is that of another object.
 */
function watchSilence(socket: Socket, silenceMs: number, onSilence: () => void): () => void {
  let bytes = -1;
  let changedAt = performance.now();
  const timer = setInterval(() => {
    const now = socket.bytesRead + socket.bytesWritten;
    if (now !== bytes) changedAt = performance.now();
    bytes = now;
    if (performance.now() - changedAt < silenceMs) return;
    clearInterval(timer);
    onSilence();
  }, silenceMs / LOOKS_PER_PERIOD);
  return () => clearInterval(timer);
}

/** Time limits for a mail server, in milliseconds. */
interface SmtpLimits {
  /** Without a byte of the server for this long the attempt fails, and is repeated later. */
  silenceMs: number;
  /** For everything from the connection to the end of the mail. */
  deadlineMs: number;
  /** For the reply to the complete mail: RFC 5321 (4.5.3.2.6) asks for 10 minutes. */
  replyMs: number;
}

/** The server whose mails these are, and how it is spoken to. */
interface SmtpServer {
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
class SmtpAttempt {
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

const LIMITS: SmtpLimits = { silenceMs: 20_000, deadlineMs: 90_000, replyMs: 10 * 60_000 };

/** What may differ from the ordinary. */
export interface SmtpOptions extends Partial<SmtpLimits> {
  isInsecureAllowed?: boolean;
}

/** Delivers through the server of `SMTP_URL`, one connection per mail: nothing is kept open, nothing is sent again unasked. */
export function createSmtpMailer(url: string, from: MailAddress, options: SmtpOptions = {}): Mailer {
  const { isInsecureAllowed = false, ...limits } = options;
  const server = { url, isInsecureAllowed, limits: { ...LIMITS, ...limits } };
  return {
    deliver: (mail, beforeEnd = () => Promise.resolve(true)) =>
      new SmtpAttempt(server, beforeEnd).run(mail, from),
  };
}
