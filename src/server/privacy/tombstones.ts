import type { Kysely, Transaction } from "kysely";
import { createHmac } from "node:crypto";
import { appendFile, chmod, readFile } from "node:fs/promises";

import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { getErrorCode } from "../platform/log";
import { TABLE_RULES, type Row, type TableName } from "./table-rules";

const LINE = /^([\w-]{43}) (\d{1,15})$/;

/** Reads a file of lines `hash time`: when each was deleted last. Half a line of a crash is left out. */
async function readTombstones(path: string): Promise<Map<string, number>> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (getErrorCode(error) === "ENOENT") return "";
    throw error;
  });
  const deleted = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [, hash = "", at = ""] = LINE.exec(line) ?? [];
    if (hash !== "") deleted.set(hash, Math.max(Number(at), deleted.get(hash) ?? 0));
  }
  return deleted;
}

/** Adds lines, and returns when they are on the disk. */
async function appendTombstones(path: string, rows: readonly { hash: string; at: number }[]): Promise<void> {
  if (rows.length === 0) return;
  // The line break first ends what a crash may have left half written.
  const lines = rows.map(({ hash, at }) => `\n${hash} ${at}`).join("");
  await appendFile(path, lines, { mode: 0o600, flush: true });
  await chmod(path, 0o600);
}

export type FindDeletion = (table: TableName, row: Row) => number | undefined;

const CHUNK = 500;

async function insertAll(db: Kysely<Tables>, rows: readonly { hash: string; at: number }[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK)
    await db
      .insertInto("tombstones")
      .values(rows.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict.column("hash").doUpdateSet((set) => ({ at: set.ref("excluded.at") })),
      )
      .execute();
}

/** Creates the tombstones of deleted rows, so that no restore brings them back; `path` is their file, where a disk lasts. */
export function createTombstones({ db }: Database, getSecret: () => string, path: string | undefined) {
  /** Returns the hash of a row, and when it was made; of a table without tombstones nothing. */
  const identify = (table: TableName, row: Row) => {
    const { tombstone } = TABLE_RULES[table];
    if (tombstone === undefined) return undefined;
    const key = createHmac("sha256", getSecret()).update("tombstones").digest();
    const name = `${tombstone.kind}:${row[tombstone.name]}`;
    const hash = createHmac("sha256", key).update(name).digest("base64url");
    return { hash, since: Number(row[tombstone.since]) };
  };
  const readTable = async () => {
    const rows = await db.selectFrom("tombstones").selectAll().execute();
    return new Map(rows.map(({ hash, at }) => [hash, at]));
  };
  return {
    async add(transaction: Transaction<Tables>, table: TableName, row: Row, now: number) {
      const known = identify(table, row);
      if (known) await insertAll(transaction, [{ hash: known.hash, at: Math.max(now, known.since) }]);
    },
    /** Synchronises table and file; the file survives the loss of the database. */
    async synchronise() {
      if (path === undefined) return;
      const [table, file] = [await readTable(), await readTombstones(path)];
      const newer = (these: Map<string, number>, those: Map<string, number>) =>
        [...these].flatMap(([hash, at]) => (at > (those.get(hash) ?? -1) ? [{ hash, at }] : []));
      await insertAll(db, newer(file, table));
      await appendTombstones(path, newer(table, file));
    },
    async loadDeletions(): Promise<FindDeletion> {
      const deletions = await readTable();
      return (table, row) => {
        const { hash = "", since = 0 } = identify(table, row) ?? {};
        const at = deletions.get(hash);
        return at !== undefined && since <= at ? at : undefined;
      };
    },
  };
}

export type Tombstones = ReturnType<typeof createTombstones>;
