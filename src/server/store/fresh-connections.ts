import type { PostgresPool } from "kysely";
import type pg from "pg";

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
