import type Mail from "nodemailer/lib/mailer";

import type { MailAddress, Mail as OurMail } from "./mailer";

/**
 * An encoded word (RFC 2047) that somebody typed is plain ASCII, which nodemailer passes on as it is, and mail programs would read it as what it stands
 * for. With a word joiner in it, it is shown as it was typed.
 */
function disarm(text: string): string {
  return text.replaceAll("=?", "=\u2060?");
}

/** What may stand in a header as the Message-ID of a stranger's mail; the ids of ours have no such brackets. */
const MESSAGE_ID = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/;
/** The header of a letter that holds its id in the outbox: a report that the letter came back has it (`read-bounce.ts`). */
export const MAIL_ID_HEADER = "X-Mail-Id";

const OWN_ID = /^[\w-]+$/;

/** Gets the Message-ID of a mail of ours, whose sender's address has this domain. */
function getMessageId(id: string, domain: string): string {
  return `<${id}@${domain}>`;
}

/** Gets the headers by which mail programs show a conversation as one (RFC 5322, 3.6.4). */
function toThreadHeaders(thread: readonly string[], domain: string) {
  const ids = thread.flatMap((id) =>
    OWN_ID.test(id) ? [getMessageId(id, domain)] : MESSAGE_ID.test(id) ? [id] : [],
  );
  const last = ids.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references: ids };
}

const disarmName = ({ name, address }: MailAddress) => ({ name: disarm(name), address });

/** Reshapes a mail for nodemailer, which folds and encodes the headers. */
export function toMessage(mail: OurMail, from: MailAddress): Mail.Options {
  const domain = from.address.split("@")[1] ?? "localhost";
  return {
    messageId: getMessageId(mail.id, domain),
    ...toThreadHeaders(mail.thread ?? [], domain),
    from: disarmName(from),
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: disarmName(mail.replyTo) }),
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
