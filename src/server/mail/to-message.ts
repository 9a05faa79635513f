import type Mail from "nodemailer/lib/mailer";

import type { MailAddress, Mail as OurMail } from "./mailer";

/** Reshapes a mail for nodemailer, which folds and encodes the headers. */
export function toMessage(mail: OurMail, from: MailAddress): Mail.Options {
  const domain = from.address.split("@")[1] ?? "localhost";
  return {
    messageId: `<${mail.id}@${domain}>`,
    from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      // Nobody's out-of-office note shall answer this.
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribeUrl !== undefined && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // A mail is made of what we hand over; nothing typed by a visitor may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
