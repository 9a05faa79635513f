import PostalMime, { type Attachment, type Email } from "postal-mime";

import { cleanLine } from "../../../domain/contracts/fields";
import type { BounceCause } from "../../../domain/contracts/inbox";
import { MAIL_ID_HEADER } from "../message";
import { isAddressGone } from "../smtp-rules";

export interface MailHeaders {
  /** With its angle brackets; "" without one. */
  messageId: string;
  /** The sender's address in lower case; "" without one. */
  from: string;
  recipients: string[];
  subject: string;
  /** The mails that this one answers, the newest first, without angle brackets. */
  answers: string[];
  isAutomatic: boolean;
  isDeliveryReport: boolean;
}

export const WANTED_HEADERS = [
  ...[
    "message-id",
    "in-reply-to",
    "references",
    "from",
    "to",
    "cc",
    "date",
    "subject",
    "return-path",
    "content-type",
  ],
  ...["auto-submitted", "precedence", "x-autoreply", "x-autorespond"],
];

/** Headers of more than this were written to do harm. */
const LONGEST = 256 * 1024;
/** A thread is recognised by its newest mails, or by its first one. */
const MAX_ANSWERED = 40;

const AUTOMATIC_PRECEDENCE = /^(bulk|junk|auto[_-]?reply)$/i;

/** RFC 3834, and what programs did before it: holiday answers, bounces, receipts of reading. What a list or a forwarder adds says nothing of the writer. */
function isAutomatic(values: ReadonlyMap<string, string>): boolean {
  const submitted = values.get("auto-submitted") ?? "no";
  return (
    !submitted.startsWith("no") ||
    AUTOMATIC_PRECEDENCE.test(values.get("precedence") ?? "") ||
    values.has("x-autoreply") ||
    values.has("x-autorespond") ||
    /^<\s*>$/.test(values.get("return-path") ?? "") ||
    /^multipart\/report\b/.test(values.get("content-type") ?? "")
  );
}

const DELIVERY_REPORT = /^multipart\/report\b.*\breport-type="?delivery-status\b/;

const ID = /<([!-;=?-~]{1,250})>/g;

function getIds({ headers }: Email, name: string): string[] {
  const lines = headers.filter(({ key }) => key === name).map(({ value }) => value);
  return [...lines.join(" ").matchAll(ID)].map(([, id = ""]) => id);
}

/** Addresses beyond this are those of a list, or were written to do harm. */
const MAX_RECIPIENTS = 50;

function getRecipients({ to = [], cc = [] }: Email): string[] {
  const addresses = [...to, ...cc].flatMap(
    ({ address, group }) => address ?? group.map((one) => one.address),
  );
  return addresses.slice(0, MAX_RECIPIENTS).map((address) => cleanLine(address).toLowerCase());
}

export async function parseHeaders(raw: Uint8Array): Promise<MailHeaders> {
  const text = Buffer.from(raw.subarray(0, LONGEST)).toString("latin1").trimEnd();
  const mail = await PostalMime.parse(Buffer.from(`${text}\r\n\r\n`, "latin1"));
  const values = new Map(mail.headers.map(({ key, value }) => [key, value.trim().toLowerCase()]));
  const answered = [...getIds(mail, "in-reply-to"), ...getIds(mail, "references").reverse()];
  const [messageId = ""] = getIds(mail, "message-id");
  return {
    messageId: messageId === "" ? "" : `<${messageId}>`,
    // What was encoded in it can be any character, and PostgreSQL cannot store all of them.
    from: cleanLine(mail.from?.address ?? "").toLowerCase(),
    recipients: getRecipients(mail),
    subject: mail.subject ?? "",
    answers: [...answered.slice(0, MAX_ANSWERED), ...answered.slice(MAX_ANSWERED).slice(-1)],
    isAutomatic: isAutomatic(values),
    isDeliveryReport: DELIVERY_REPORT.test(values.get("content-type") ?? ""),
  };
}

interface ReceivedFile {
  name: string;
  bytes: number;
  content: Uint8Array | undefined;
}

export interface ReceivedReply {
  text: string;
  earlier: string;
  files: ReceivedFile[];
  emoji?: string;
  /** Reading it failed: it is in the mailbox. */
  isUnread?: boolean;
}

export const UNREAD_REPLY: ReceivedReply = { text: "", earlier: "", files: [], isUnread: true };

/** Limits of what is kept of a mail, in bytes and characters. */
export const REPLY_LIMITS = {
  /** Of a mail as it travels; what follows is not read. Large providers send 25 MB, which are 34 on their way. */
  mail: 40 * 1024 * 1024,
  file: 10 * 1024 * 1024,
  /** A serverless host's answers have 6 MB, and bytes travel in base64. */
  fileOfFunction: 4 * 1024 * 1024,
  allFiles: 25 * 1024 * 1024,
  files: 30,
  text: 20_000,
} as const;

export interface RawReply {
  raw: Uint8Array;
  isWhole: boolean;
  fileLimit: number;
}

export interface Bounce {
  ids: string[];
  /** Like `dsn-5.1.1`. */
  reason: string;
  cause: BounceCause;
}

const STATUS_TYPES = ["message/delivery-status", "message/global-delivery-status"];
const RETURNED_TYPES = ["text/rfc822-headers", "message/rfc822", "message/global", "message/global-headers"];
const OUTBOX_ID = "([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})";
const MESSAGE_ID = new RegExp(`^message-id:\\s*<${OUTBOX_ID}@`, "im");
const MAIL_ID = new RegExp(`^${MAIL_ID_HEADER}:\\s*${OUTBOX_ID}\\s*$`, "im");
const MAX_REPORT_CHARACTERS = 20_000;

function toFields(block: string): Map<string, string> {
  const lines = block.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}

function toCause(text: string): BounceCause {
  const [, code] = /\b[245]\.(\d{1,3}\.\d{1,3})\b/.exec(text) ?? [];
  if (code === "2.2" || (code === undefined && text.startsWith("552"))) return "mailbox-full";
  return code?.startsWith("4.") === true || /^\d{3} 4\./.test(text) ? "unreachable" : "refused";
}

function findFailure(report: string): Pick<Bounce, "reason" | "cause"> | undefined {
  for (const block of report.slice(0, MAX_REPORT_CHARACTERS).split(/\r?\n\r?\n/)) {
    const fields = toFields(block);
    if (fields.get("action")?.toLowerCase() !== "failed") continue;
    const [status = "5.0.0"] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get("status") ?? "") ?? [];
    const said = /^smtp\s*;\s*(\d{3}.*)$/i.exec(fields.get("diagnostic-code") ?? "")?.[1];
    // Some programs know no more than "5.0.0"; then what the server has said counts.
    const text = status === "5.0.0" && said !== undefined ? said : `550 ${status}`;
    const reply = { command: "RCPT TO", status: Number(text.slice(0, 3)), text };
    return { reason: `dsn-${status}`, cause: isAddressGone(reply) ? "no-mailbox" : toCause(text) };
  }
  return undefined;
}

export const toBytes = ({ content }: Attachment) =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

export async function readBounce(source: Uint8Array): Promise<Bounce | undefined> {
  const mail = await PostalMime.parse(Buffer.from(source), { forceRfc822Attachments: true });
  const getPart = (types: readonly string[]) => {
    const part = mail.attachments.find(({ mimeType }) => types.includes(mimeType));
    return part === undefined ? "" : Buffer.from(toBytes(part)).toString("latin1");
  };
  const failure = findFailure(getPart(STATUS_TYPES));
  const [headers = ""] = getPart(RETURNED_TYPES).split(/\r?\n\r?\n/);
  const ids = [MAIL_ID, MESSAGE_ID].flatMap((pattern) => pattern.exec(headers)?.[1]?.toLowerCase() ?? []);
  return failure === undefined || ids.length === 0 ? undefined : { ...failure, ids: [...new Set(ids)] };
}
