import { sql, type PostgresPool, type PostgresPoolClient } from "kysely";
import type pg from "pg";

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
