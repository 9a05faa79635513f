import { convert } from "html-to-text";
import PostalMime, { type Attachment } from "postal-mime";

import { cleanText } from "../../contracts/clean-text";
import { cleanFileName } from "./clean-file-name";
import { REPLY_LIMITS, type RawReply, type ReceivedReply } from "./received-mail";
import { splitHistory } from "./split-history";

/** Whatever is deeper or longer was not written by a person. */
const LONGEST_HTML = 400_000;
const DEEPEST_HTML = 300;
/** Text of more characters is cut before it is looked at line by line. */
const LONGEST_TEXT = 400_000;
/** Of the older mails below a reply. */
const LONGEST_EARLIER = 60_000;
/** What is left in a text of the pictures of a page, each in a line of its own. */
const PICTURE = /^[ \t]*\[(?:cid|data|https?):[^\]\s]*\][ \t]*$/gim;

const TEXT_TYPE = /^content-type:[ \t]*text\/(?:plain|html)\b[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)"?/i;

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== "";
  } catch {
    return false;
  }
}

/** Declares the character set of texts that name none, an unknown one, ASCII or UTF-8. */
function declareCharset(raw: Buffer, charset: string): Buffer {
  const declared = raw.toString("latin1").replace(TEXT_TYPE, (header) => {
    const [, name = ""] = CHARSET.exec(header) ?? [];
    if (name !== "" && !/^(utf-?8|(us-)?ascii)$/i.test(name) && isKnown(name)) return header;
    return `${header.replace(CHARSET, "")}; charset=${charset}`;
  });
  const head = declared.slice(0, declared.search(/\r?\n\r?\n/));
  const missing = /^content-type:/im.test(head) ? "" : `Content-Type: text/plain; charset=${charset}\r\n`;
  return Buffer.from(missing + declared, "latin1");
}

async function parse(raw: Buffer, charset: string) {
  const mail = await PostalMime.parse(declareCharset(raw, charset), { forceRfc822Attachments: true });
  const html = (mail.text ?? "").trim() === "" ? (mail.html ?? "") : "";
  const text =
    html === ""
      ? (mail.text ?? "")
      : convert(html.slice(0, LONGEST_HTML), { wordwrap: false, limits: { maxDepth: DEEPEST_HTML } });
  return { text: text.slice(0, LONGEST_TEXT), attachments: mail.attachments };
}

/** Gmail's part with a reaction, beside words that it makes of it. */
const REACTION = "text/vnd.google.email-reaction+json";

export const toBytes = ({ content }: Attachment) =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

function getEmoji(reaction: Attachment): string | undefined {
  const [, emoji] = /"emoji"\s*:\s*"([^"]{1,40})"/.exec(Buffer.from(toBytes(reaction)).toString()) ?? [];
  return emoji !== undefined && /^\p{Extended_Pictographic}[\p{Emoji}\p{M}\u200D]{0,12}$/u.test(emoji)
    ? emoji
    : undefined;
}

function limit(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length).join("")} …`;
}

/**
 * Reads a guest's mail: its text, the older mails below it, and its files as they are, which are never opened. Of one that is broken or not
 * whole what there is. It can take any time and memory: called in a worker alone (`mail-worker.ts`).
 */
export async function readReply({ raw, isWhole, fileLimit }: RawReply): Promise<ReceivedReply> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let mail = await parse(bytes, "utf-8");
  // Old programs write without saying in which character set.
  if (mail.text.includes("\uFFFD")) mail = await parse(bytes, "windows-1252");
  const { text, earlier } = splitHistory(cleanText(mail.text.replace(PICTURE, "")));
  const reaction = mail.attachments.find(({ mimeType }) => mimeType === REACTION);
  const emoji = reaction && getEmoji(reaction);
  if (emoji !== undefined) return { text: "", earlier: "", files: [], emoji };
  let room: number = REPLY_LIMITS.allFiles;
  const files = mail.attachments.slice(0, REPLY_LIMITS.files).map((attachment, index) => {
    const whole = toBytes(attachment);
    // Half a picture must not look like one.
    const isHalf = !isWhole && index === mail.attachments.length - 1;
    const isKept = !isHalf && whole.length <= Math.min(fileLimit, room);
    if (isKept) room -= whole.length;
    return {
      name: cleanFileName(attachment.filename ?? undefined),
      bytes: whole.length,
      content: isKept ? whole : undefined,
    };
  });
  return { text: limit(text, REPLY_LIMITS.text), earlier: limit(earlier, LONGEST_EARLIER), files };
}
