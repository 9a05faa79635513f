import { readdir, rm, stat, chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

import { getErrorCode } from "../platform/errors";
import { toMessage, type MailAddress } from "./message";
import type { Mailer } from "./transport";

/** The outbox id at the end of a name; files of earlier versions carry the first eight characters of it. */
const NAME = /-([\da-f]{8}(?:(?:-[\da-f]{4}){3}-[\da-f]{12})?)\.eml(?:\.tmp)?$/;

/** A captured mail on disk, finished or half written. */
export interface MailFile {
  name: string;
  /** The id of its mail in the outbox, or the beginning of it. */
  mark: string;
}

export function getMailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/** Returns the name of a mail's file; by the id in it the file is found when its mail is deleted. */
function getMailFileName({ label, id }: { label: string; id: string }): string {
  return `${label}-${id}.eml`;
}

export function toMarks(ids: readonly string[]): Set<string> {
  return new Set(ids.flatMap((id) => [id, id.slice(0, 8)]));
}

/** Lists the files of mails in a folder; none when there is no such folder. */
export async function listMailFiles(folder: string): Promise<MailFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (getErrorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names.flatMap((name) => {
    const mark = NAME.exec(name)?.[1];
    return mark === undefined ? [] : [{ name, mark }];
  });
}

/** Deletes files of mails; those that are gone already are skipped. */
export async function removeMailFiles(folder: string, files: readonly MailFile[]): Promise<void> {
  await Promise.all(files.map(({ name }) => rm(join(folder, name), { force: true })));
}

/** Tells whether a file was last written before a moment; one that is gone was not. */
export async function isOlder(folder: string, { name }: MailFile, before: number): Promise<boolean> {
  return stat(join(folder, name)).then(
    ({ mtimeMs }) => mtimeMs < before,
    () => false,
  );
}

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
        return { outcome: "failed", reason };
      }
    },
  };
}
