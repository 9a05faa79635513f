import type Mail from "nodemailer/lib/mailer";

import type { MailAddress, Mail as OurMail } from "./mailer";

/**
 * An encoded word (RFC 2047) that somebody typed is plain ASCII, which nodemailer passes on as it is, and mail programs would read it as what it stands
 * for. With a word joiner in it, it is shown as it was typed.
 */
function disarm(text: string): string {
  return text.replaceAll("=?", "=\u2060?");
}

const disarmName = ({ name, address }: MailAddress) => ({ name: disarm(name), address });

/** Reshapes a mail for nodemailer, which folds and encodes the headers. */
export function toMessage(mail: OurMail, from: MailAddress): Mail.Options {
  const domain = from.address.split("@")[1] ?? "localhost";
  return {
    messageId: `<${mail.id}@${domain}>`,
    from: disarmName(from),
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: disarmName(mail.replyTo) }),
    subject: disarm(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: {
      // Suppresses out-of-office replies.
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribeUrl !== undefined && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // nodemailer must read no file and fetch no address that a visitor's text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
