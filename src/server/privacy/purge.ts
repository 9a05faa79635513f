import type { Kysely } from "kysely";

import { DAY_MS } from "../../booking/calendar-day";
import { getAffectedRows, type Database } from "../platform/database/database";
import type { When } from "./retention";
import { TABLE_NAMES, TABLE_RULES, type AnyTables, type TableName } from "./table-rules";

/**
 * Counts the guarded rows of each table, and those of them that `purge` would delete. Held enquiries and unconfirmed addresses are not
 * among them: strangers can add any number, which must not stop the purge of the others.
 */
export async function countPurgeable(database: Database, days: number, now: number) {
  const when = { now, limit: now - days * DAY_MS };
  const db = database.db as unknown as Kysely<AnyTables>;
  const count = db.fn.countAll<number>();
  const counts: { table: TableName; rows: number; old: number }[] = [];
  for (const table of TABLE_NAMES) {
    const { guarded, over = {} } = TABLE_RULES[table];
    if (guarded === undefined) continue;
    const row = await db
      .selectFrom(table)
      .select((where) => {
        const isOver = where.or(Object.values(over).map((isOld) => isOld(where as never, when)));
        return [count.as("rows"), count.filterWhere(isOver).as("old")];
      })
      .where((where) => guarded(where as never, when))
      .executeTakeFirstOrThrow();
    counts.push({ table, ...row });
  }
  return counts;
}

/** Deletes a table's rows whose time is over. Of strangers' data this is noted with it: a kill leaves no copy in the database's files. */
async function purgeTable({ write, markDeleted }: Database, table: TableName, when: When) {
  const { over = {}, whose } = TABLE_RULES[table];
  return write(async (transaction) => {
    const deleted: Record<string, number> = {};
    for (const [name, isOver] of Object.entries(over)) {
      const rows = transaction.deleteFrom(table).where((where) => isOver(where as never, when));
      deleted[name] = getAffectedRows(await rows.executeTakeFirst());
    }
    const isOfStrangers = whose !== "staff" && whose !== "nobody";
    if (isOfStrangers && Object.values(deleted).some((rows) => rows > 0)) await markDeleted(transaction);
    return deleted;
  });
}

/** Deletes what expires after an hour; times too far ahead were written while the clock was wrong. */
export async function purgeShortLived(database: Database, now: number): Promise<void> {
  for (const table of TABLE_NAMES)
    if (TABLE_RULES[table].isShortLived) await purgeTable(database, table, { now, limit: -Infinity });
}

/** Deletes what has been kept long enough, whatever the clock says: see `purgeWhenPlausible`. */
export async function purge(database: Database, days: number, now: number) {
  const when = { now, limit: now - days * DAY_MS };
  const deleted: Record<string, number> = {};
  for (const table of TABLE_NAMES)
    if (TABLE_RULES[table].over) Object.assign(deleted, await purgeTable(database, table, when));
  const { enquiries = 0, suspects = 0, subscribers = 0 } = deleted;
  return { enquiries, suspects, subscribers };
}
