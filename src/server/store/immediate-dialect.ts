import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from "kysely";

import { getErrorCode } from "../error-code";

/** For how long another process may hold the write lock before a statement fails. */
const PATIENCE_MS = 10_000;

function isBusy(error: unknown): boolean {
  return getErrorCode(error)?.startsWith("SQLITE_BUSY") ?? false;
}

/** Runs again what failed because another connection writes; SQLite's own waiting would stop the event loop. */
export async function untilNotBusy<Result>(run: () => Result | Promise<Result>): Promise<Result> {
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

/** Kysely's SQLite dialect for a database that several processes write. */
export class ImmediateDialect extends SqliteDialect {
  constructor(private readonly settings: SqliteDialectConfig) {
    super(settings);
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.settings);
  }
}
