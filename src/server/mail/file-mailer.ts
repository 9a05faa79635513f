import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

import { getErrorCode } from "../error-code";
import { getMailFileName } from "./mail-files";
import type { MailAddress, Mailer } from "./mailer";
import { toMessage } from "./to-message";

/** Writes mails as `.eml` files, which every mail program opens: the default until `SMTP_URL` is set. */
export function createFileMailer(folder: string, from: MailAddress): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async deliver(mail) {
      try {
        const { message } = await transport.sendMail(toMessage(mail, from));
        await mkdir(folder, { recursive: true });
        // A folder of an earlier version may be open to others; what the process masks does not count either.
        await chmod(folder, 0o700);
        const path = join(folder, getMailFileName(mail));
        await writeFile(`${path}.tmp`, message as Buffer, { mode: 0o600, flush: true });
        await rename(`${path}.tmp`, path);
        return { outcome: "delivered" };
      } catch (error) {
        const reason = `file-${(getErrorCode(error) ?? "error").toLowerCase()}`;
        return { outcome: "failed", reason, serverAway: true };
      }
    },
  };
}
