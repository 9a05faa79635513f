import { type PostgresPool, sql, type PostgresPoolClient, Kysely, PostgresDialect } from "kysely";
import pg from "pg";

import { migrate } from "./migrations";
import { describeError, log } from "../log";
import type { Database } from "./database";
import type { Tables } from "./schema";

/** A connection that was used so recently is taken as it is. */
const FRESH_MS = 5_000;
const PING_MS = 2_000;

/** Tests a connection with a time-out of its own: the other end may have gone without closing it. */
async function isAlive(client: pg.PoolClient): Promise<boolean> {
  const ping: pg.QueryConfig & { query_timeout: number } = { text: "select 1", query_timeout: PING_MS };
  return client.query(ping).then(
    () => true,
    () => false,
  );
}

/** Makes a pool hand out only connections that answer: while a function was frozen they may have been closed. */
export function withFreshConnections(pool: pg.Pool, now: () => number = Date.now): PostgresPool {
  const usedAt = new WeakMap<object, number>();
  pool.on("release", (_error, client) => usedAt.set(client, now()));
  return {
    async connect() {
      for (;;) {
        const client = await pool.connect();
        const idleMs = now() - (usedAt.get(client) ?? now());
        if (idleMs < FRESH_MS || (await isAlive(client))) return client;
        client.release(true);
      }
    },
    end: () => pool.end(),
  };
}

/** Statements of changing length (lists of ids) make endless different ones, and a connection keeps each that has a name. */
const MAX_NAMES = 200;

/** The columns of such a statement change with the table, and PostgreSQL refuses it by its name then (0A000). */
const ALL_COLUMNS = /(?:\b(?:select|returning)\s+|,\s*|\.)\*/i;

const MARK = "/* unawaited */";
/** Begins a statement of a transaction whose answer says nothing unless it is an error. */
export const UNAWAITED = sql.raw(MARK);

/** The answer to a statement that is not awaited. */
const NO_ROWS = { command: "SELECT", rowCount: 0, rows: [] } as const;

function isUnawaited(text: string): boolean {
  return text === "begin" || text.startsWith(MARK);
}

/**
 * Gives transactions connections of a pool (with pg's `pipeline`) that are asked less often, and for less: each parses and plans a
 * statement that names its columns once, by its name, and what is not awaited travels with the next statement, which fails with its error.
 */
export function withPipelining(pool: PostgresPool): PostgresPool {
  const names = new Map<string, string>();

  function getName(text: string): string | undefined {
    if (ALL_COLUMNS.test(text)) return undefined;
    if (!names.has(text) && names.size < MAX_NAMES) names.set(text, `statement_${names.size}`);
    return names.get(text);
  }

  return {
    async connect() {
      const client = (await pool.connect()) as unknown as pg.PoolClient;
      let sent: Promise<unknown>[] = [];
      const query = async (text: string, values: readonly unknown[]) => {
        const name = values.length === 0 ? undefined : getName(text);
        const answer = client.query({ text, values: [...values], ...(name !== undefined && { name }) });
        sent.push(answer);
        if (isUnawaited(text)) {
          answer.catch(() => undefined);
          return NO_ROWS;
        }
        const all = sent;
        sent = [];
        // The first error is the cause of those that follow it.
        await Promise.all(all);
        return answer;
      };
      return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() };
    },
    end: () => pool.end(),
  };
}

const INT8 = 20;
/** An arbitrary number that nothing else in the same database uses. */
const MIGRATION_LOCK = 7_262_362;

/** pg types its parsers by an enumeration that the server's numbers do not know. */
const getStandardParser = pg.types.getTypeParser as (
  oid: number,
  format?: string,
) => (value: string) => unknown;

const CONNECTIONS = 10;
/** One function of many at the same database answers one request at a time. */
const SERVERLESS_CONNECTIONS = 2;

function createPool(url: string, isServerless: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: isServerless ? SERVERLESS_CONNECTIONS : CONNECTIONS,
    pipeline: !isServerless,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    types: {
      // Our times fit a double; pg would hand them over as strings.
      getTypeParser: (oid: number, format?: string) =>
        oid === INT8 ? Number : getStandardParser(oid, format),
    },
  });
  // An idle connection that breaks reports itself here; without a listener that would end the process.
  pool.on("error", (error) => log.error("postgres-connection-lost", describeError(error)));
  // So does one that breaks while it is lent out and no query is under way; whoever has it learns of it with the next query.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Opens the PostgreSQL database of `DATABASE_URL`. The pool connects again by itself after an outage. */
export async function openPostgres(url: string, isServerless = false): Promise<Database> {
  const pool = createPool(url, isServerless);
  const connections = withFreshConnections(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connections }) });
  // A pooler between functions and database may hand over each transaction to another connection, which does not know the names.
  const writer = isServerless
    ? db
    : new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withPipelining(connections) }) });
  try {
    await migrate({ db, dialect: "postgres" }, async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    dialect: "postgres",
    async lockNames(transaction, ...names) {
      const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
      await sql`${UNAWAITED} select ${sql.join(locks)}`.execute(transaction);
    },
    // The server itself puts commits of the same moment together.
    write: (work) => writer.transaction().execute(work),
    writeOne: (statement) => statement(writer),
    // Foreign keys are checked at the end of the one statement.
    async insertTogether(transaction, inserts) {
      const parts = inserts.map((insert, index) => sql`${sql.id(`part${index}`)} as (${insert})`);
      await sql`${UNAWAITED} with ${sql.join(parts)} select 1`.execute(transaction);
    },
    // PostgreSQL has no way to overwrite what it deletes: autovacuum frees the room, later rows fill it.
    markDeleted: () => Promise.resolve(),
    scrub: () => Promise.resolve(true),
    close: () => db.destroy(),
  };
}
