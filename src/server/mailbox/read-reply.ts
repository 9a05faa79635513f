import type { Readable } from "node:stream";
import { MailParser, type AttachmentStream, type MessageText } from "mailparser";

import { cleanText } from "../../contracts/clean-text";
import { cleanFileName } from "./clean-file-name";
import { cutHistory } from "./cut-history";

/** A file that came with a mail; without its content when it was too large to be kept, or perhaps only a part of it was read. */
export interface ReceivedFile {
  name: string;
  bytes: number;
  content: Buffer | undefined;
}

/** What a guest wrote. */
export interface ReadReply {
  text: string;
  files: ReceivedFile[];
}

/** Limits of what is kept of a mail, in bytes and characters. */
export const REPLY_LIMITS = {
  /** Of a mail as it travels; what follows is not read. Large providers send 25 MB, which are 34 on their way. */
  mail: 40 * 1024 * 1024,
  file: 10 * 1024 * 1024,
  /** What a function can hand out: a serverless host's answers have 6 MB, and bytes travel in base64. */
  fileOfFunction: 4 * 1024 * 1024,
  allFiles: 25 * 1024 * 1024,
  files: 30,
  text: 20_000,
} as const;

/** HTML of more characters becomes no text: no person has written it, and a table of 2 MB takes half a minute. */
const LONGEST_HTML = 400_000;

/** Text of more characters is cut before it is looked at line by line. */
const LONGEST_TEXT = 400_000;

/** What is left in a text of the pictures of a page, each in a line of its own. */
const PICTURE = /^[ \t]*\[(?:cid|data|https?):[^\]\s]*\][ \t]*$/gim;

function limitText(text: string): string {
  const own = cutHistory(cleanText(text.slice(0, LONGEST_TEXT).replace(PICTURE, "")));
  const letters = [...own];
  return letters.length <= REPLY_LIMITS.text ? own : `${letters.slice(0, REPLY_LIMITS.text).join("")} …`;
}

/** Reads a file to its end, and keeps it as long as it is not too large. It is never opened. */
async function readFile({ content, filename }: AttachmentStream, limit: number): Promise<ReceivedFile> {
  let bytes = 0;
  let chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limit) chunks.push(chunk);
    else chunks = [];
  }
  return {
    name: cleanFileName(filename),
    bytes,
    content: bytes <= limit ? Buffer.concat(chunks) : undefined,
  };
}

/** Writes the source into the parser until its end, until there was too much of it, or until `isOver`; tells whether it was the end. */
async function feed(
  parser: MailParser,
  source: Readable,
  isOver: () => boolean,
  ended: Promise<void>,
): Promise<boolean> {
  let bytes = 0;
  let isWhole = true;
  let hasRoom = () => {};
  parser.on("drain", () => hasRoom());
  for await (const chunk of source as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    isWhole = !parser.destroyed && bytes <= REPLY_LIMITS.mail && !isOver();
    if (!isWhole) break;
    const room = new Promise<void>((resolve) => {
      hasRoom = resolve;
    });
    if (!parser.write(chunk)) await Promise.race([room, ended]);
  }
  parser.end();
  return isWhole;
}

/**
 * Reads a mail: its text, and its files as they are. Of one that is broken, too large or too slow what was read until then is taken.
 * Throws only when the source fails.
 */
export async function readReply(
  source: Readable,
  isOver = () => false,
  fileLimit: number = REPLY_LIMITS.file,
): Promise<ReadReply> {
  const parser = new MailParser({
    checksumAlgo: false,
    skipTextToHtml: true,
    skipImageLinks: true,
    ignoreEmbedded: true,
    maxHtmlLengthToParse: LONGEST_HTML,
  });
  const reply: ReadReply = { text: "", files: [] };
  let room: number = REPLY_LIMITS.allFiles;
  const reading: Promise<unknown>[] = [];
  let open: Readable | undefined;
  let last: ReceivedFile | undefined;

  async function take(part: AttachmentStream | MessageText): Promise<void> {
    if (part.type === "text") {
      reply.text = limitText(part.text ?? "");
      return;
    }
    open = part.content;
    const file = await readFile(
      part,
      reply.files.length < REPLY_LIMITS.files ? Math.min(fileLimit, room) : 0,
    );
    last = file;
    room -= file.content?.length ?? 0;
    if (reply.files.length < REPLY_LIMITS.files) reply.files.push(file);
    part.release?.();
  }

  const ended = new Promise<void>((resolve) => {
    parser.once("end", resolve).once("close", resolve);
    // A mail that is no mail: what was read until here.
    parser.once("error", () => {
      parser.destroy();
      // Its end will never come.
      open?.destroy();
      resolve();
    });
  });
  parser.on(
    "data",
    (part: AttachmentStream | MessageText) => void reading.push(take(part).catch(() => undefined)),
  );
  const isWhole = await feed(parser, source, isOver, ended);
  await ended;
  await Promise.all(reading);
  // Half a picture must not look like one.
  if (!isWhole && last !== undefined) last.content = undefined;
  return reply;
}
