import PostalMime from "postal-mime";

import type { BounceCause } from "../../../contracts/inbox";
import { MAIL_ID_HEADER } from "../message";
import { isAddressGone } from "../smtp-rules";
import { toBytes } from "./read-reply";

export interface Bounce {
  /** The outbox ids that the headers of the returned mail name. */
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

/** Reads the fields of one recipient, by their names in lower case. */
function toFields(block: string): Map<string, string> {
  const lines = block.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}

/** Returns why a mail did not reach an address that exists, from what its server has said: a full mailbox and a server that is away may pass. */
function toCause(text: string): BounceCause {
  const [, code] = /\b[245]\.(\d{1,3}\.\d{1,3})\b/.exec(text) ?? [];
  if (code === "2.2" || (code === undefined && text.startsWith("552"))) return "mailbox-full";
  return code?.startsWith("4.") === true || /^\d{3} 4\./.test(text) ? "unreachable" : "refused";
}

/** Finds the first recipient whom the mail did not reach for good. */
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

/** Reads a delivery report; `undefined` when it reports no failure, or of a mail that names no id of ours. */
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
