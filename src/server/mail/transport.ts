import { readdir, rm, stat, chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer/lib/mailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";

import { getErrorCode } from "../platform/log";
import { toMessage, type MailAddress, type Mail } from "./message";
import { getSmtpSecurity, isAddressGone, isRefusedForGood } from "./smtp-rules";

/**
 * The outcome of a delivery attempt. `refused` will not change by trying again; with `isAddressGone` no mail will ever arrive there. `failed`
 * may. `uncertain`: the server had the whole mail and did not reply.
 */
export type Delivery =
  | { outcome: "delivered" }
  | { outcome: "refused"; reason: string; isAddressGone?: boolean }
  | { outcome: "failed"; reason: string }
  | { outcome: "uncertain" };

export interface Mailer {
  deliver(mail: Mail): Promise<Delivery>;
}

interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Names what happened to a connection: a system error like ECONNREFUSED tells more than ESOCKET. */
function toCode({ code = "error", originalCode = "" }: SmtpError): string {
  if (code === "EABORT") return "etimedout";
  return (/^E[A-Z]+$/.test(originalCode) ? originalCode : code).toLowerCase();
}

function toDelivery(error: SmtpError, isEnded: boolean): Delivery {
  const { command, response: text = "", responseCode: status = 0 } = error;
  // A lost connection says nothing about a mail that the server has in full; a reply does.
  if (isEnded && status === 0) return { outcome: "uncertain" };
  const code = toCode(error);
  // A server without the encryption that we ask for answers something, but what matters is the encryption.
  const reason = status > 0 && code !== "etls" ? `smtp-${status}` : `smtp-${code}`;
  if (isRefusedForGood({ command, status, text }))
    return { outcome: "refused", reason, isAddressGone: isAddressGone({ command, status, text }) };
  return { outcome: "failed", reason };
}

const CHECK_MS = 5_000;

/**
 * Whether a mail server takes an address: one with other letters than ASCII before the @ only with SMTPUTF8 (RFC 6531). A server that
 * does not answer takes all.
 */
export async function takesAddress(
  url: string,
  isInsecureAllowed: boolean,
  address: string,
): Promise<boolean> {
  if (/^[\x21-\x7e]*@/.test(address)) return true;
  const { hostname, port, protocol } = new URL(url);
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (protocol === "smtps:" ? 465 : 587),
    secure: protocol === "smtps:",
    ...getSmtpSecurity(url, isInsecureAllowed),
    connectionTimeout: CHECK_MS,
    greetingTimeout: CHECK_MS,
    socketTimeout: CHECK_MS,
  });
  try {
    return await new Promise<boolean>((resolve) => {
      connection.on("error", () => resolve(true));
      connection.connect(() => resolve(/SMTPUTF8/i.test(String(connection.lastServerResponse))));
    });
  } finally {
    connection.close();
  }
}

/** As many as `deliver.ts` delivers at a time. */
const MAX_CONNECTIONS = 25;
const CONNECT_MS = 20_000;
/** A router may forget a connection that is idle for longer, and the next mail would wait for its deadline. */
const IDLE_MS = 10_000;
/** For everything, the reply to the complete mail included; shorter than a claim. */
const DEADLINE_MS = 2 * 60_000;

interface TrackedMessage extends SendMailOptions {
  /** Called when the server has been sent all of the mail: from now on it may deliver it. */
  onEnd(): void;
}

export interface SmtpOptions {
  deadlineMs?: number;
  /** Whether a password may be sent without encryption, and to a server whose certificate is not checked. */
  isInsecureAllowed?: boolean;
}

/** Creates a mailer for the server of `SMTP_URL` with a pool of connections; nothing is sent again unasked. */
export function createSmtpMailer(
  url: string,
  from: MailAddress,
  { deadlineMs = DEADLINE_MS, isInsecureAllowed = false }: SmtpOptions = {},
): Mailer {
  const transport = createTransport({
    ...getSmtpSecurity(url, isInsecureAllowed),
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    idleTimeout: IDLE_MS,
    // For a connection that the server has closed meanwhile.
    maxRequeues: 1,
  });
  transport.use("stream", ({ data, message }, done) => {
    message.processFunc((input) => input.once("end", (data as TrackedMessage).onEnd));
    done();
  });
  return {
    async deliver(mail) {
      if (!(await takesAddress(url, isInsecureAllowed, mail.to)))
        return { outcome: "refused", reason: "smtp-no-utf8" };
      let isEnded = false;
      const message: TrackedMessage = {
        ...toMessage(mail, from),
        signal: AbortSignal.timeout(deadlineMs),
        onEnd() {
          isEnded = true;
        },
      };
      try {
        await transport.sendMail(message);
        return { outcome: "delivered" };
      } catch (error) {
        return toDelivery(error as SmtpError, isEnded);
      }
    },
  };
}

const NAME = /-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml(?:\.tmp)?$/;

export interface MailFile {
  name: string;
  id: string;
}

export function getMailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

export async function listMailFiles(folder: string): Promise<MailFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (getErrorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names.flatMap((name) => {
    const id = NAME.exec(name)?.[1];
    return id === undefined ? [] : [{ name, id }];
  });
}

export async function removeMailFiles(folder: string, files: readonly MailFile[]): Promise<void> {
  await Promise.all(files.map(({ name }) => rm(join(folder, name), { force: true })));
}

export async function isOlder(folder: string, { name }: MailFile, before: number): Promise<boolean> {
  return stat(join(folder, name)).then(
    ({ mtimeMs }) => mtimeMs < before,
    () => false,
  );
}

/** Writes mails as `.eml` files, which every mail program opens: the default until `SMTP_URL` is set. */
export function createFileMailer(folder: string, from: MailAddress): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async deliver(mail) {
      try {
        const { message } = await transport.sendMail(toMessage(mail, from));
        await mkdir(folder, { recursive: true });
        // Also one that is open to others; what the process masks does not count either.
        await chmod(folder, 0o700);
        const path = join(folder, `${mail.label}-${mail.id}.eml`);
        await writeFile(`${path}.tmp`, message as Buffer, { mode: 0o600, flush: true });
        await rename(`${path}.tmp`, path);
        return { outcome: "delivered" };
      } catch (error) {
        const reason = `file-${(getErrorCode(error) ?? "error").toLowerCase()}`;
        return { outcome: "failed", reason };
      }
    },
  };
}
