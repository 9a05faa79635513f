import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely, type SqliteDatabase, type SqliteStatement } from "kysely";

import { openFolder } from "../open-folder";
import type { Database } from "./database";
import { createGroupCommit } from "./group-commit";
import { ImmediateDialect, untilNotBusy } from "./immediate-dialect";
import { migrate } from "./migrations";
import { createPrivateFile, makePrivate } from "./private-files";
import { markClean, markDeleted, scrubSqlite } from "./scrub-sqlite";
import type { Tables } from "./tables";

/** Pages of 4 KB after which the log is put into the database; SQLite's own 1000 would fill a small disk. */
const LOG_PAGES = 250;

/** Prepares each statement once: preparing costs more than running. */
function withPreparedStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = database.prepare(sql);
      // Lists of changing length make endless different statements; the few of daily use come back at once.
      if (statements.size >= 200) statements.clear();
      statements.set(sql, statement);
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
    const database = withPreparedStatements(file);
    const db = new Kysely<Tables>({ dialect: new ImmediateDialect({ database }) });
    // "begin immediate" is the lock: the second process waits here.
    await migrate({ db, dialect: "sqlite" }, () => Promise.resolve());
    makePrivate([`${path}-wal`, `${path}-shm`]);
    if (isNew) await markClean(db);
    const write = createGroupCommit(db);
    return {
      db,
      dialect: "sqlite",
      lockNames: () => Promise.resolve(),
      write,
      writeOne: write,
      insertTogether: async (transaction, inserts) => {
        for (const insert of inserts) await transaction.executeQuery(insert.compile());
      },
      markDeleted,
      scrub: () => scrubSqlite(db),
      close: () => db.destroy(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}
