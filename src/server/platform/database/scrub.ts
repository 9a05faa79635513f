import { sql, type Kysely } from "kysely";
import { randomInt } from "node:crypto";

import { describeError, log } from "../log";
import type { Tables } from "./schema";

/** The database's `user_version` when nothing that was deleted is left in its files. */
const CLEAN = -1;

async function getVersion(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(db);
  return rows[0]?.userVersion;
}

async function setVersion(db: Kysely<Tables>, version: number): Promise<void> {
  await sql.raw(`pragma user_version = ${version}`).execute(db);
}

/** Notes that a new database holds nothing deleted. */
export function markClean(db: Kysely<Tables>): Promise<void> {
  return setVersion(db, CLEAN);
}

/** Notes, in the transaction that deletes, that the files still hold what is deleted: also for the next start. */
export function markDeleted(db: Kysely<Tables>): Promise<void> {
  return setVersion(db, randomInt(1, 2 ** 31 - 1));
}

/** Rewrites the database and empties its log: `secure_delete` leaves copies of moved rows. False while a reader is there. */
export async function scrubSqlite(db: Kysely<Tables>): Promise<boolean> {
  const version = await getVersion(db);
  if (version === CLEAN) return true;
  // The search index only notes that words are deleted, until its parts are merged.
  await sql`insert into enquiry_search (enquiry_search) values ('optimize')`.execute(db);
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) return false;
  // Another process may have deleted something meanwhile.
  return db.transaction().execute(async (transaction) => {
    if ((await getVersion(transaction)) !== version) return false;
    await setVersion(transaction, CLEAN);
    return true;
  });
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Creates what removes deleted data from the database's files; it tries again while `attempt` gets false. */
export function createScrubber(attempt: () => Promise<boolean>, firstPauseMs = FIRST_PAUSE_MS) {
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = firstPauseMs;
  let isStopped = false;

  async function isDone(): Promise<boolean> {
    try {
      return await attempt();
    } catch (error) {
      log.error("store-not-scrubbed", describeError(error));
      return false;
    }
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (await isDone()) {
      pauseMs = firstPauseMs;
      return;
    }
    if (isStopped) return;
    timer = setTimeout(() => void scrub(), pauseMs);
    timer.unref();
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  /** Tries once, and resolves after that; further tries follow by themselves. */
  function scrub(): Promise<void> {
    last = last.then(run);
    return last;
  }

  return {
    scrub,
    async stop() {
      isStopped = true;
      await last;
      clearTimeout(timer);
    },
  };
}

export type Scrubber = ReturnType<typeof createScrubber>;
