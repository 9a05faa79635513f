/** A file that came with a mail; without its content when it was too large to be kept, or perhaps only a part of it was read. */
interface ReceivedFile {
  name: string;
  bytes: number;
  content: Uint8Array | undefined;
}

export interface ReceivedReply {
  text: string;
  /** The older mails below it, as they came. */
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

/** A mail as far as it arrived in time, and how large a kept file may be. */
export interface RawReply {
  raw: Uint8Array;
  isWhole: boolean;
  fileLimit: number;
}
