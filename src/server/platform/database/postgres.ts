import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";

import { getMigrations, migrate } from "./migrations";
import { describeError, log } from "../log";
import { PLUGINS, type Database } from "./database";
import type { Tables } from "./schema";

// Our times fit a double; pg would hand them over as strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECTIONS = 10;
/** One function of many at the same database answers one request at a time. */
const SERVERLESS_CONNECTIONS = 2;

function createPool(url: string, isServerless: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: isServerless ? SERVERLESS_CONNECTIONS : CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
  });
  // An idle connection that breaks reports itself here; without a listener that would end the process.
  pool.on("error", (error) => log.error("postgres-connection-lost", describeError(error)));
  // So does one that breaks while it is lent out and no query is under way; whoever has it learns of it with the next query.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

export async function openPostgres(url: string, isServerless = false): Promise<Database> {
  const pool = createPool(url, isServerless);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: PLUGINS });
  try {
    await migrate(db.withoutPlugins(), getMigrations("postgres"));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    dialect: "postgres",
    async lockNames(transaction, ...names) {
      const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
      await sql`select ${sql.join(locks)}`.execute(transaction);
    },
    write: (work) => db.transaction().execute(work),
    // PostgreSQL has no way to overwrite what it deletes: autovacuum frees the room, later rows fill it.
    markDeleted: () => Promise.resolve(),
    scrub: () => Promise.resolve(),
    close: () => db.destroy(),
  };
}
