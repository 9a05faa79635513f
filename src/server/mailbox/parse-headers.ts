import { MailParser, type Headers } from "mailparser";

import { cleanLine } from "../../contracts/clean-text";

/** What is looked at of a mail before it is read. */
export interface MailHeaders {
  /** With its angle brackets; "" without one. */
  messageId: string;
  /** The sender's address in lower case; "" without one. */
  from: string;
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
  ...["message-id", "in-reply-to", "references", "from", "date", "subject", "return-path", "content-type"],
  ...["auto-submitted", "precedence", "x-autoreply", "x-autorespond"],
];

/** Headers of more than this were written to do harm. */
const LONGEST = 256 * 1024;
/** A thread is recognised by its newest mails, or by its first one. */
const MAX_ANSWERED = 40;

const AUTOMATIC_PRECEDENCE = /^(bulk|junk|auto[_-]?reply)$/i;

function getText(headers: Headers, name: string): string {
  const value = headers.get(name);
  if (typeof value === "string") return value;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === "string") return first;
  return typeof first === "object" && first !== null && "value" in first && typeof first.value === "string"
    ? first.value
    : "";
}

/** RFC 3834, and what programs did before it: holiday answers, bounces, receipts of reading. What a list or a forwarder adds says nothing of the writer. */
function isAutomatic(headers: Headers, returnPath: string | undefined): boolean {
  const submitted = getText(headers, "auto-submitted").toLowerCase();
  const type = getText(headers, "content-type").toLowerCase();
  return (
    (submitted !== "" && !submitted.startsWith("no")) ||
    AUTOMATIC_PRECEDENCE.test(getText(headers, "precedence").trim()) ||
    ["x-autoreply", "x-autorespond"].some((name) => headers.has(name)) ||
    /^<\s*>$/.test(returnPath?.trim() ?? "") ||
    type === "multipart/report"
  );
}

const DELIVERY_REPORT = /^content-type:\s*multipart\/report\b.*\breport-type="?delivery-status\b/i;

const ID = /<([!-;=?-~]{1,250})>/g;

function getIds(lines: readonly string[], name: string): string[] {
  const text = lines.filter((line) => line.toLowerCase().startsWith(`${name}:`)).join(" ");
  return [...text.matchAll(ID)].map(([, id = ""]) => id);
}

/** Parses the headers of a mail, however it was made. */
export async function parseHeaders(raw: Uint8Array): Promise<MailHeaders> {
  const parser = new MailParser({ checksumAlgo: false, skipTextToHtml: true });
  // What cannot be read is a mail without these headers, and taken by nobody.
  parser.on("error", () => undefined);
  parser.resume();
  const text = Buffer.from(raw.subarray(0, LONGEST)).toString("latin1");
  await new Promise<void>((resolve) => {
    parser.once("end", resolve).once("error", resolve).once("close", resolve);
    parser.end(Buffer.from(`${text.trimEnd()}\r\n\r\n`, "latin1"));
  });
  const headers: Headers = parser.headers === false ? new Map<string, string>() : parser.headers;
  const lines = text.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const references = getIds(lines, "references");
  const answered = [...getIds(lines, "in-reply-to"), ...references.reverse()];
  const [messageId = ""] = getIds(lines, "message-id");
  const returnPath = lines.find((line) => /^return-path:/i.test(line))?.replace(/^[^:]*:/, "");
  const [sender] = parser.from?.value ?? [];
  return {
    messageId: messageId === "" ? "" : `<${messageId}>`,
    // What was encoded in it can be any character, and PostgreSQL cannot store all of them.
    from: cleanLine(sender?.address ?? "").toLowerCase(),
    subject: parser.subject ?? "",
    answers: [...answered.slice(0, MAX_ANSWERED), ...answered.slice(MAX_ANSWERED).slice(-1)],
    isAutomatic: isAutomatic(headers, returnPath),
    isDeliveryReport: lines.some((line) => DELIVERY_REPORT.test(line)),
  };
}
