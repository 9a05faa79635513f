import { sql, type Kysely, type Transaction } from "kysely";
import { setImmediate } from "node:timers";

import type { Tables } from "./schema";

/** One caller's work in a shared transaction. */
export type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>;

interface Unit {
  /** Does the work, and gets the function that resolves the caller's promise once it is committed. */
  run(transaction: Transaction<Tables>): Promise<() => void>;
  refuse(error: unknown): void;
}

/** At most this many callers share a transaction, so that no other process waits long for the write lock. */
const MAX_BATCH = 100;

async function runUnit(transaction: Transaction<Tables>, unit: Unit): Promise<() => void> {
  await sql`savepoint unit`.execute(transaction);
  try {
    const resolve = await unit.run(transaction);
    await sql`release unit`.execute(transaction);
    return resolve;
  } catch (error) {
    // On a full disk SQLite undoes the whole transaction by itself; then this throws, and nothing of the group is stored.
    await sql`rollback to unit`.execute(transaction);
    await sql`release unit`.execute(transaction);
    return () => unit.refuse(error);
  }
}

async function commit(db: Kysely<Tables>, units: readonly Unit[]): Promise<void> {
  try {
    const resolvers = await db.transaction().execute(async (transaction) => {
      const resolved: (() => void)[] = [];
      for (const unit of units) resolved.push(await runUnit(transaction, unit));
      return resolved;
    });
    for (const resolve of resolvers) resolve();
  } catch (error) {
    for (const unit of units) unit.refuse(error);
  }
}

/**
 * Creates the way to write of a database that syncs its file at every commit: what is asked for while a commit is under
 * way, or at the same moment, shares the next one. Nobody is answered before the commit, and work that fails undoes
 * itself alone (a savepoint each).
 */
export function createGroupCommit(db: Kysely<Tables>): <Result>(work: Work<Result>) => Promise<Result> {
  let waiting: Unit[] = [];
  let isCommitting = false;

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      const units = waiting.slice(0, MAX_BATCH);
      waiting = waiting.slice(MAX_BATCH);
      await commit(db, units);
      // Whoever came in during the commit is read from the sockets now, and joins the next one.
      await new Promise((resolve) => setImmediate(resolve));
    }
    isCommitting = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        run: async (transaction) => {
          const result = await work(transaction);
          return () => resolve(result);
        },
        refuse: reject,
      });
      if (isCommitting) return;
      isCommitting = true;
      setImmediate(() => void commitAll());
    });
}
