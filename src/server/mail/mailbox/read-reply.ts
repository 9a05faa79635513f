import { convert } from "html-to-text";
import PostalMime, { type Attachment } from "postal-mime";

import { cleanLine, cleanText } from "../../../domain/contracts/fields";
import { REPLY_LIMITS, type RawReply, type ReceivedReply, toBytes } from "./parse-mail";

const LONGEST = 120;
/** How much of a name is looked at, from its end: the time that an expression takes can grow with the square of the length. */
const MAX_READ = 1000;

/** Makes the name of a guest's file safe to list and to save: no folders, no hidden names, nothing that turns the text round. */
export function cleanFileName(name: string | undefined): string {
  const base = cleanLine((name ?? "").slice(-MAX_READ)).replace(/^.*[\\/]/, "");
  const safe = base.replace(/[:*?"<>|\u200B-\u200F\uFEFF]/g, "_").replace(/^[.\s]+|[.\s]+$/g, "");
  if (safe === "") return "file";
  const letters = [...safe];
  if (letters.length <= LONGEST) return safe;
  const ending = /\.[^.]{1,10}$/.exec(safe)?.[0] ?? "";
  return letters.slice(0, LONGEST - [...ending].length).join("") + ending;
}

const SENDER = "from|de|da|von|van|od";
const SUBJECT = "subject|asunto|oggetto|betreff|objet|assunto|onderwerp|temat";
const OTHERS =
  "sent|date|to|cc|enviad[oa](?: el)?|fecha|para|inviato|data|a|gesendet|datum|an|envoyé|à|verzonden|aan|wysłano|do";
const SENDER_LINE = new RegExp(`^\\s*\\*?(?:${SENDER})\\s?:\\*?\\s\\S`, "i");
const SUBJECT_LINE = new RegExp(`^\\s*\\*?(?:${SUBJECT})\\s?:`, "i");
const HEADER_LINE = new RegExp(`^\\s*\\*?(?:${SENDER}|${SUBJECT}|${OTHERS})\\s?:\\*?\\s\\S`, "i");
const RULE = /^\s*(-{2,}\s?[\p{L}' ]{4,40}\s?-{2,}|_{10,})\s*$/u;
const WROTE =
  /(wrote|escribió|ha scritto|schrieb.{0,200}|a écrit|escreveu|schreef.{0,200}|pisze|napisał\(?a?\)?)\s?:\s*$/i;
const ON = /^\s*(on|el|en|il|in data|am|le|em|op|dnia|w dniu)\s.*\d/i;
const QUOTED = /^\s*>/;
const SCANNED =
  /^\s*\W*(virus-free|libre de virus|sin virus|senza virus|privo di virus|virenfrei|sans virus|sem vírus|scanned by|this (e-?mail|message) (has been|was) (scanned|checked)|(este|questa) (correo|mensaje|e-?mail).{0,40}(virus|antivirus))/i;
const LONGEST_FOOTER = 8;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";

/** A sender with an address, and a subject: "Date: 5 May, From: Bayahibe, To: Saona" is what a guest may write. */
function isHeaderBlock(lines: readonly string[]): boolean {
  const end = lines.findIndex((line) => !HEADER_LINE.test(line));
  const block = end < 0 ? lines : lines.slice(0, end);
  return (
    block.length >= 3 &&
    block.some((line) => SENDER_LINE.test(line)) &&
    block.some((line) => line.includes("@")) &&
    block.some((line) => SUBJECT_LINE.test(line))
  );
}

function getHeadingLength(lines: readonly string[]): number {
  const [first = "", second = ""] = lines;
  if (!ON.test(first) && !first.includes("@")) return 0;
  if (WROTE.test(first)) return 1;
  return !isBlank(second) && ON.test(first) && WROTE.test(`${first} ${second}`) ? 2 : 0;
}

/** Returns the line with which the history begins. Words between quoted lines are the guest's: then it is no history. */
function findHistory(lines: readonly string[]): number {
  let start = lines.length;
  let quoted = 0;
  let plain = 0;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? "";
    const next = lines.slice(index, index + 7);
    const heading = getHeadingLength(next);
    const below = { quoted, plain: plain - (heading === 2 ? 1 : 0) };
    const isQuoted = QUOTED.test(line);
    const isFooter = lines.length - index <= LONGEST_FOOTER && SCANNED.test(line);
    if (
      isFooter ||
      isHeaderBlock(next) ||
      (isQuoted && plain === 0) ||
      (heading > 0 && (below.plain === 0 || below.quoted === 0))
    )
      start = index;
    if (isQuoted) quoted += 1;
    else if (!isBlank(line)) plain += 1;
  }
  return start;
}

/**
 * Parts a mail into what its writer says and the older mails below it, which may contain words of theirs, too: all of it is kept. A mail
 * without words of its own is not parted.
 */
export function splitHistory(mail: string): { text: string; earlier: string } {
  const lines = mail.split("\n");
  let start = findHistory(lines);
  while (start > 0 && (isBlank(lines[start - 1]) || RULE.test(lines[start - 1] ?? ""))) start -= 1;
  const text = lines.slice(0, start).join("\n").trim();
  return text === ""
    ? { text: mail.trim(), earlier: "" }
    : { text, earlier: lines.slice(start).join("\n").trim() };
}

/** Whatever is deeper or longer was not written by a person. */
const LONGEST_HTML = 400_000;
const DEEPEST_HTML = 300;
/** Text of more characters is cut before it is looked at line by line. */
const LONGEST_TEXT = 400_000;
const LONGEST_EARLIER = 60_000;
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
