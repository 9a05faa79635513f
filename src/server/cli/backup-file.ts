import { createReadStream } from "node:fs";
import { link, open, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

import { parseJsonColumns } from "../platform/database/database";
import { RestoreError, type Dump } from "../privacy/dump";
import { BACKED_UP, type Row } from "../privacy/table-rules";

const FORMAT = "site-backup-2";
/** Personal data: readable by its owner alone. */
const MODE = 0o600;

const json = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);
const row = z.record(z.string(), z.union([z.string(), z.number(), z.null(), json]));
const headSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  migrations: z.array(z.string()),
});

/** Writes a backup in lines: what it is, then each row with its table. Gzip itself knows what was cut off or damaged. */
function* toLines({ migrations, tables }: Dump, createdAt: string): Generator<string> {
  yield `${JSON.stringify({ format: FORMAT, createdAt, migrations })}\n`;
  for (const [table, rows] of Object.entries(tables))
    for (const one of rows) yield `${JSON.stringify([table, one])}\n`;
}

/** Writes a backup, whole or not at all, and never over a file that is there. Returns its size in bytes. */
export async function writeBackup(path: string, dump: Dump, now: number): Promise<number> {
  const part = `${path}.part`;
  try {
    const file = await open(part, "w", MODE);
    const target = file.createWriteStream({ flush: true });
    await pipeline(Readable.from(toLines(dump, new Date(now).toISOString())), createGzip(), target);
    // Unlike renaming, this fails when there is such a file.
    await link(part, path);
    return (await stat(path)).size;
  } finally {
    await rm(part, { force: true });
  }
}

const rowSchema = z.tuple([z.string(), row]);

async function* readLines(path: string): AsyncGenerator<string> {
  const text = createGunzip();
  createReadStream(path)
    .on("error", (error) => text.destroy(error))
    .pipe(text);
  let begun: string[] = [];
  for await (const chunk of text.setEncoding("utf8") as AsyncIterable<string>)
    for (const part of chunk.split(/(?<=\n)/)) {
      begun.push(part);
      if (!part.endsWith("\n")) continue;
      yield begun.join("");
      begun = [];
    }
  if (begun.length > 0) yield begun.join("");
}

interface Backup {
  dump: Dump;
  createdAt: string;
}

async function readAll(path: string): Promise<Backup> {
  const tables = new Map<string, Row[]>(BACKED_UP.map((table) => [table, []]));
  let head: z.output<typeof headSchema> | undefined;
  for await (const line of readLines(path)) {
    const value = JSON.parse(line) as object;
    if (head === undefined) head = headSchema.parse(value);
    else if (Array.isArray(value)) {
      const [table, one] = rowSchema.parse(value);
      // Backups of before hold JSON as text. Only a newer version knows another table, and then a restore refuses its migrations.
      tables.get(table)?.push(parseJsonColumns(one));
    }
    // Backups of before end with a check sum.
  }
  if (head === undefined) throw new Error("it is empty");
  const { migrations, createdAt } = head;
  return { dump: { migrations, tables: Object.fromEntries(tables) as Dump["tables"] }, createdAt };
}

export async function readBackup(path: string): Promise<Backup> {
  try {
    return await readAll(path);
  } catch (error) {
    const reason = error instanceof z.ZodError ? "it has not the form of one" : (error as Error).message;
    throw new RestoreError(`${path} is no whole backup of this site: ${reason}.`);
  }
}
