import type { Transaction, Kysely } from "kysely";
import { createHmac } from "node:crypto";
import { appendFile, chmod, readFile } from "node:fs/promises";

import { listMailFiles, removeMailFiles } from "../mail/transport";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { describeError, log, getErrorCode } from "../platform/log";
import { queueRemovalOf } from "../reviews/review";
import { listAhead } from "../bookings/booking-repository";
import {
  listParents,
  TABLE_NAMES,
  TABLE_RULES,
  type AnyRule,
  type AnyTables,
  type Row,
  type TableName,
} from "./table-rules";

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
    const name = `${tombstone.kind}:${row[tombstone.name] as string}`;
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

type Person = Partial<Record<"email" | "lastname" | "phone" | "message", string>>;

/** Shorter words stand in other people's forms, too. */
const MIN_LENGTH = 4;

/** Deletes refused forms that may be a person's: such a form often holds a mistyped address. All of them end within the hour anyway. */
async function deleteDraftsOf(
  transaction: Transaction<Tables>,
  { email = "", lastname = "", phone = "", message = "" }: Person,
): Promise<void> {
  const [localPart = ""] = email.split("@");
  const words = [email, localPart, lastname, phone, message]
    .filter((text) => text.length >= MIN_LENGTH)
    .map((text) => JSON.stringify(text).slice(1, -1).toLowerCase());
  const drafts = await transaction.selectFrom("formDrafts").select(["tokenHash", "draft"]).execute();
  const theirs = drafts.filter(({ draft }) => {
    const text = JSON.stringify(draft).toLowerCase();
    return words.some((word) => text.includes(word));
  });
  const hashes = theirs.map(({ tokenHash }) => tokenHash);
  if (hashes.length > 0)
    await transaction.deleteFrom("formDrafts").where("tokenHash", "in", hashes).execute();
}

/** An enquiry whose booking lies ahead is not deleted: the trip is cancelled first. */
export class StillBookedError extends Error {
  override name = "StillBookedError";
}

export interface ErasureTools {
  database: Database;
  tombstones: Tombstones;
  mailFolder: string;
}

type Part = NonNullable<AnyRule["countedAs"]>;
type Erased = Record<Part | "mailFiles", number>;

async function listParts(
  transaction: Transaction<AnyTables>,
  about: TableName,
  id: string,
): Promise<Record<Part, string[]>> {
  const parts = {} as Record<Part, string[]>;
  for (const table of TABLE_NAMES) {
    const { key = "id", countedAs } = TABLE_RULES[table];
    const [column] = listParents(table).find(([, parent]) => parent === about) ?? [];
    if (countedAs === undefined || column === undefined) continue;
    const rows = await transaction.selectFrom(table).select(key).where(column, "=", id).execute();
    parts[countedAs] = rows.map((row) => row[key] as string);
  }
  return parts;
}

async function tryStep(event: string, step: () => Promise<void>): Promise<void> {
  await step().catch((error: unknown) => log.error(event, describeError(error)));
}

/** Creates what deletes people's data wherever they are kept: rows, mails, refused forms, files, and what SQLite leaves of them. */
export function createErasure({ database, tombstones, mailFolder }: ErasureTools) {
  /** Notes in the transaction that deletes: no restore brings the row back, and the database's files are rewritten. */
  async function note(
    transaction: Transaction<Tables>,
    table: TableName,
    row: Row,
    now: number,
  ): Promise<void> {
    await tombstones.add(transaction, table, row, now);
    await database.markDeleted(transaction);
  }

  async function finish(): Promise<void> {
    await tryStep("tombstones-not-copied", () => tombstones.synchronise());
    await database.scrub();
  }

  /** Takes away the files of mails that are gone from the outbox; returns how many there were. */
  async function removeMails(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    let removed = 0;
    await tryStep("mail-files-not-removed", async () => {
      const files = (await listMailFiles(mailFolder)).filter(({ id }) => ids.includes(id));
      await removeMailFiles(mailFolder, files);
      removed = files.length;
    });
    return removed;
  }

  async function erase(
    about: "enquiries" | "subscribers",
    { id, now }: { id: string; now: number },
    prepare?: (transaction: Transaction<Tables>) => Promise<void>,
  ): Promise<Erased | undefined> {
    const gone = await database.write(async (transaction) => {
      await prepare?.(transaction);
      const anyTables = transaction as unknown as Transaction<AnyTables>;
      const parts = await listParts(anyTables, about, id);
      const row = await anyTables.deleteFrom(about).where("id", "=", id).returningAll().executeTakeFirst();
      if (row === undefined) return undefined;
      await note(transaction, about, row, now);
      await deleteDraftsOf(transaction, (about === "enquiries" ? row["payload"] : row) as Person);
      return parts;
    });
    if (gone === undefined) return undefined;
    const mailFiles = await removeMails(gone.mails);
    await finish();
    const counts = Object.entries(gone).map(([part, keys]) => [part, keys.length]);
    return { ...(Object.fromEntries(counts) as Record<Part, number>), mailFiles };
  }

  return {
    note,
    finish,
    removeMails,
    eraseEnquiry: (id: string, now: number) =>
      erase("enquiries", { id, now }, async (transaction) => {
        // Nobody books for it meanwhile.
        const one = transaction.selectFrom("enquiries").select("id").where("id", "=", id);
        await (database.dialect === "postgres" ? one.forUpdate() : one).execute();
        if ((await listAhead(transaction, id, now)).length > 0) throw new StillBookedError();
        await queueRemovalOf(transaction, id, now);
      }),
    eraseSubscriber: (id: string, now: number) => erase("subscribers", { id, now }),
  };
}

export type Erasure = ReturnType<typeof createErasure>;
