import { createHash } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";

import { RestoreError, type Dump } from "../store/dump";

const FORMAT = "site-backup-1";
/** Personal data: readable by its owner alone. */
const MODE = 0o600;

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));
const fileSchema = z.object({
  // Older backups have a brand in the place of "site".
  format: z.string().endsWith("-backup-1"),
  createdAt: z.string(),
  sha256: z.string(),
  dump: z.object({
    migrations: z.array(z.string()),
    tables: z.object({
      // In the order in which they are written: the check sum is that of the text.
      ...{ enquiries: rows, subscribers: rows },
      // Older backups have no inbox,
      ...{ enquiry_events: rows.optional(), enquiry_drafts: rows.optional(), quotes: rows.optional() },
      ...{ reply_files: rows.optional(), mailbox_messages: rows.optional() },
      // no trips of enquiries, no reviews, no departures,
      enquiry_trips: rows.optional(),
      ...{ letters: rows.optional(), reviews: rows.optional(), outbox: rows },
      ...{ departures: rows.optional(), review_removals: rows.optional() },
      // and the oldest no staff.
      ...{ staff_people: rows.optional(), staff_passkeys: rows.optional(), staff_log: rows.optional() },
      departure_calendars: rows.optional(),
    }),
  }),
});

const hash = (dump: Dump) => createHash("sha256").update(JSON.stringify(dump)).digest("hex");

/** Writes a backup, whole or not at all, and never over a file that is there. Gets its size in bytes. */
export async function writeBackup(path: string, dump: Dump, now: number): Promise<number> {
  const file = { format: FORMAT, createdAt: new Date(now).toISOString(), sha256: hash(dump), dump };
  const bytes = await promisify(gzip)(JSON.stringify(file));
  const part = `${path}.part`;
  try {
    await writeFile(part, bytes, { mode: MODE, flush: true });
    // Unlike renaming, this fails when there is such a file.
    await link(part, path);
  } finally {
    await rm(part, { force: true });
  }
  return bytes.length;
}

/** Reads a backup and looks whether it is whole. */
export async function readBackup(path: string): Promise<{ dump: Dump; createdAt: string }> {
  const bytes = await readFile(path);
  try {
    const text = (await promisify(gunzip)(bytes)).toString();
    const { dump, createdAt, sha256 } = fileSchema.parse(JSON.parse(text));
    if (hash(dump) !== sha256) throw new Error("its check sum is not that of its rows");
    return { dump, createdAt };
  } catch (error) {
    const reason = error instanceof z.ZodError ? "it has not the form of one" : (error as Error).message;
    throw new RestoreError(`${path} is no whole backup of this site: ${reason}.`);
  }
}
