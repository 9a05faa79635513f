import type { SendMailOptions } from "nodemailer/lib/mailer";

export interface MailAddress {
  name: string;
  address: string;
}

export interface Mail {
  /** Becomes the Message-ID: the same mail sent twice is recognised as one by the receiver. */
  id: string;
  /** For file names and logs, like `agency-contact-PA-7K2P4`; no personal data. */
  label: string;
  to: string;
  replyTo?: readonly MailAddress[];
  subject: string;
  text: string;
  html: string;
  /** Whether a person has written it: then an out-of-office note may answer it. */
  isPersonal?: boolean;
  /** The Message-IDs of the conversation, oldest first; the last one is answered. Of a mail of ours its `id` stands for it. */
  thread?: readonly string[];
  unsubscribeUrl?: string;
  listId?: string;
}

/**
 * Disarms encoded words (RFC 2047) that somebody typed. They are plain ASCII, which nodemailer passes on as it is and mail programs would
 * decode; with a word joiner in it, such a word is shown as it was typed.
 */
function disarm(text: string): string {
  return text.replaceAll("=?", "=\u2060?");
}

/** The ids of ours have no such brackets. */
const MESSAGE_ID = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/;
/** The header of a letter that holds its id in the outbox: a report that the letter came back has it (`parse-mail.ts`). */
export const MAIL_ID_HEADER = "X-Mail-Id";

const OWN_ID = /^[\w-]+$/;

const toMessageId = (id: string, domain: string) => `<${id}@${domain}>`;

/** Returns the headers by which mail programs show a conversation as one (RFC 5322, 3.6.4). */
function toThreadHeaders(thread: readonly string[], domain: string) {
  const ids = thread.flatMap((id) =>
    OWN_ID.test(id) ? [toMessageId(id, domain)] : MESSAGE_ID.test(id) ? [id] : [],
  );
  const last = ids.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references: ids };
}

const disarmName = ({ name, address }: MailAddress) => ({ name: disarm(name), address });

export function toMessage(mail: Mail, from: MailAddress): SendMailOptions {
  const domain = from.address.split("@")[1] ?? "localhost";
  return {
    messageId: toMessageId(mail.id, domain),
    ...toThreadHeaders(mail.thread ?? [], domain),
    from: disarmName(from),
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo.map(disarmName) }),
    subject: disarm(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: {
      // Suppresses out-of-office replies.
      ...(mail.isPersonal !== true && { "Auto-Submitted": "auto-generated" }),
      ...(mail.unsubscribeUrl !== undefined && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
      ...(mail.listId !== undefined && {
        "List-Id": mail.listId,
        // Old programs send holiday answers to everything else.
        Precedence: "bulk",
        // Comes back with the mail where a server has given it another Message-ID.
        [MAIL_ID_HEADER]: mail.id,
      }),
    },
    // nodemailer must read no file and fetch no address that a visitor's text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
