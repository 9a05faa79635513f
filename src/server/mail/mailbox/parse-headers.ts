import PostalMime, { type Email } from "postal-mime";

import { cleanLine } from "../../../contracts/clean-text";

export interface MailHeaders {
  /** With its angle brackets; "" without one. */
  messageId: string;
  /** The sender's address in lower case; "" without one. */
  from: string;
  /** The addresses in To and Cc, in lower case. */
  recipients: string[];
  subject: string;
  /** The mails that this one answers, the newest first, without angle brackets. */
  answers: string[];
  /** Why no person wrote it just now, or undefined. */
  isAutomatic: boolean;
  /** Whether it is a delivery report of a mail server (RFC 3464). */
  isDeliveryReport: boolean;
}

/** The headers that are asked for. */
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
function isAutomatic({ headers }: Email): boolean {
  const values = new Map(headers.map(({ key, value }) => [key, value.trim().toLowerCase()]));
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

const DELIVERY_REPORT = /^content-type:\s*multipart\/report\b.*\breport-type="?delivery-status\b/i;

const ID = /<([!-;=?-~]{1,250})>/g;

function getIds(lines: readonly string[], name: string): string[] {
  const text = lines.filter((line) => line.toLowerCase().startsWith(`${name}:`)).join(" ");
  return [...text.matchAll(ID)].map(([, id = ""]) => id);
}

/** Addresses beyond this are those of a list, or were written to do harm. */
const MAX_RECIPIENTS = 50;

function getRecipients({ to = [], cc = [] }: Email): string[] {
  const addresses = [...to, ...cc].flatMap(
    ({ address, group }) => address ?? group.map((one) => one.address),
  );
  return addresses.slice(0, MAX_RECIPIENTS).map((address) => cleanLine(address).toLowerCase());
}

/** Parses the headers of a mail, however it was made. */
export async function parseHeaders(raw: Uint8Array): Promise<MailHeaders> {
  const text = Buffer.from(raw.subarray(0, LONGEST)).toString("latin1").trimEnd();
  const mail = await PostalMime.parse(Buffer.from(`${text}\r\n\r\n`, "latin1"));
  const lines = text.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const answered = [...getIds(lines, "in-reply-to"), ...getIds(lines, "references").reverse()];
  const [messageId = ""] = getIds(lines, "message-id");
  return {
    messageId: messageId === "" ? "" : `<${messageId}>`,
    // What was encoded in it can be any character, and PostgreSQL cannot store all of them.
    from: cleanLine(mail.from?.address ?? "").toLowerCase(),
    recipients: getRecipients(mail),
    subject: mail.subject ?? "",
    answers: [...answered.slice(0, MAX_ANSWERED), ...answered.slice(MAX_ANSWERED).slice(-1)],
    isAutomatic: isAutomatic(mail),
    isDeliveryReport: lines.some((line) => DELIVERY_REPORT.test(line)),
  };
}
