import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

import { getErrorCode } from "../error-code";
import type { MailAddress, Mailer } from "./mailer";
import { toMessage } from "./to-message";

/** Writes mails as `.eml` files, which every mail program opens: the default until `SMTP_URL` is set. */
export function createFileMailer(folder: string, from: MailAddress): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async deliver(mail) {
      try {
        const { message } = await transport.sendMail(toMessage(mail, from));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = join(folder, `${mail.label}-${mail.id.slice(0, 8)}.eml`);
        const file = await open(`${path}.tmp`, "w", 0o600);
        try {
          await file.writeFile(message as Buffer);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(`${path}.tmp`, path);
        return { outcome: "delivered" };
      } catch (error) {
        const reason = `file-${(getErrorCode(error) ?? "error").toLowerCase()}`;
        return { outcome: "failed", reason, serverAway: true };
      }
    },
  };
}
