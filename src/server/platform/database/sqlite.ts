import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type SqliteDatabase,
  type SqliteStatement,
  sql,
} from "kysely";
import { randomInt } from "node:crypto";
import { chmodSync, closeSync, existsSync, openSync, statSync, accessSync, constants } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { getMigrations, migrate } from "./migrations";
import { getErrorCode, describeError, log } from "../log";
import { openFolder } from "../secrets";
import { PLUGINS, type Database } from "./database";
import type { Tables } from "./schema";

const PATIENCE_MS = 10_000;

function isBusy(error: unknown): boolean {
  return getErrorCode(error)?.startsWith("SQLITE_BUSY") ?? false;
}

/** Runs again what failed because another connection writes; SQLite's own waiting would stop the event loop. */
async function untilNotBusy<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(1 + Math.random() * 20);
    }
  }
}

function withPatience(connection: DatabaseConnection): DatabaseConnection {
  return {
    executeQuery: (query) => untilNotBusy(() => connection.executeQuery(query)),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

class ImmediateDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return withPatience(await super.acquireConnection());
  }

  /** Takes the write lock at the start: a transaction that first reads and then writes would fail, not wait. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Migrations run in one transaction, which keeps other processes out. */
class ImmediateAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const createDialect = (database: SqliteDatabase): Dialect => ({
  createDriver: () => new ImmediateDriver({ database }),
  createAdapter: () => new ImmediateAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

const MODE = 0o600;

function makePrivate(paths: readonly string[]): void {
  for (const path of paths.filter((one) => existsSync(one))) {
    if ((statSync(path).mode & 0o777) === MODE) continue;
    try {
      chmodSync(path, MODE);
    } catch (error) {
      // Another user's file: the site goes on, and its operator is told.
      log.error("file-not-private", describeError(error));
    }
  }
}

/** Makes an empty file unless it is there. What a database lays beside its file has the same mode as the file. */
function createPrivateFile(path: string): void {
  closeSync(openSync(path, "a", MODE));
  makePrivate([path]);
}

/** Pages of 4 KB after which the log is put into the database; SQLite's own 1000 would fill a small disk. */
const LOG_PAGES = 250;

/** Prepares each statement once: preparing costs more than running. */
function withPreparedStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare(text);
      // Lists of changing length make endless different statements; the few of daily use come back at once.
      if (statements.size >= 200) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

/**
 * SQLite opens what it cannot write for reading only, without a word, and while such a connection waits for the garbage
 * collector every later one is read-only, too.
 */
function assertWritable(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(file)) accessSync(file, constants.W_OK);
}

/** The database's `user_version` when nothing that was deleted is left in its files. */
const CLEAN = -1;

async function getVersion(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(db);
  return rows[0]?.userVersion;
}

async function setVersion(db: Kysely<Tables>, version: number): Promise<void> {
  await sql.raw(`pragma user_version = ${version}`).execute(db);
}

/** Rewrites the database and empties its log, unless a reader is there: `secure_delete` leaves copies of moved rows. */
async function scrub(db: Kysely<Tables>): Promise<void> {
  const version = await getVersion(db);
  if (version === CLEAN) return;
  // The search index only notes that words are deleted, until its parts are merged.
  await sql`insert into enquiry_search (enquiry_search) values ('optimize')`.execute(db);
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) return;
  await db.transaction().execute(async (transaction) => {
    // Another process may have deleted something meanwhile.
    if ((await getVersion(transaction)) === version) await setVersion(transaction, CLEAN);
  });
}

/** Opens `enquiries.db` in a folder; what is committed survives a power cut (WAL with `synchronous=FULL`). */
export async function openSqlite(dataDir: string): Promise<Database> {
  openFolder(dataDir);
  const path = join(dataDir, "enquiries.db");
  assertWritable(path);
  const isNew = !existsSync(path);
  createPrivateFile(path);
  // Webpack must leave this import alone: it cannot bundle the native library.
  const { default: Libsql } = await import(/* webpackIgnore: true */ "libsql");
  const file = new Libsql(path);
  try {
    await untilNotBusy(() => file.pragma("journal_mode = WAL"));
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
    // What is deleted is overwritten, and nothing is written to a folder for temporary files.
    file.pragma("secure_delete = ON");
    file.pragma("temp_store = MEMORY");
    file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
    const dialect = createDialect(withPreparedStatements(file));
    const db = new Kysely<Tables>({ dialect, plugins: PLUGINS });
    await migrate(db.withoutPlugins(), getMigrations("sqlite"));
    makePrivate([`${path}-wal`, `${path}-shm`]);
    if (isNew) await setVersion(db, CLEAN);
    return {
      db,
      dialect: "sqlite",
      lockNames: () => Promise.resolve(),
      write: (work) => db.transaction().execute(work),
      // Another number for each deletion.
      markDeleted: (transaction) => setVersion(transaction, randomInt(1, 2 ** 31 - 1)),
      scrub: () => scrub(db).catch((error: unknown) => log.error("store-not-scrubbed", describeError(error))),
      close: () => db.destroy(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}
