import type { Kysely } from "kysely";

import { DAY_MS, HOUR_MS } from "../../domain/booking/calendar-day";
import { isOlder, listMailFiles, removeMailFiles } from "../mail/transport";
import { type Database, getAffectedRows } from "../platform/database/database";
import { log } from "../platform/log";
import { toWithdrawn } from "../reviews/review";
import type { Store } from "../store";
import { leaveOut, restore, type Dump } from "./dump";
import type { ErasureTools, FindDeletion } from "./erasure";
import {
  TABLE_RULES,
  type BackedUp,
  type Row,
  TABLE_NAMES,
  type AnyTables,
  type TableName,
  type When,
  CLOCK_TOLERANCE_MS,
} from "./table-rules";

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

/** After a longer pause, or a larger jump of the clock, the site waits an hour before it purges. */
const LONGEST_GAP_MS = 3 * 24 * HOUR_MS;
/** So many rows of a table may go at once however few it has: a small agency's store would otherwise never be purged. */
const ALWAYS_ALLOWED = 3;

/** Purges, unless more than a tenth of a table would go: rather a wrong clock or a mistyped `RETENTION_DAYS` than age. */
export async function purgeAtMostATenth(store: Store, days: number, now: number) {
  const counts = await store.countPurgeable(days, now);
  const refusals = counts.filter(({ rows, old }) => old > Math.max(ALWAYS_ALLOWED, rows / 10));
  const refused = refusals.reduce((sum, { old }) => sum + old, 0);
  await store.marks.set("purge-refused", refused);
  if (refusals.length > 0) {
    for (const refusal of refusals) log.error("purge-refused", refusal);
    await store.purgeShortLived(now);
    return { outcome: "refused" as const, refusals };
  }
  return { outcome: "purged" as const, purged: await store.purge(days, now) };
}

/** Tells whether the clock has run for an hour without a jump. The times seen are in the store: a serverless function keeps nothing. */
async function isClockSteady({ marks }: Store, now: number): Promise<boolean> {
  const since = await marks.get("clock-since");
  const seen = await marks.get("clock-seen");
  await marks.set("clock-seen", now);
  const gap = seen === undefined ? Infinity : now - seen;
  const isContinued = since !== undefined && gap >= -CLOCK_TOLERANCE_MS && gap <= LONGEST_GAP_MS;
  if (!isContinued) await marks.set("clock-since", now);
  return isContinued && now - since >= HOUR_MS;
}

export async function purgeWhenPlausible(store: Store, days: number, now: number): Promise<void> {
  if (!(await isClockSteady(store, now))) {
    await store.purgeShortLived(now);
    return;
  }
  const result = await purgeAtMostATenth(store, days, now);
  if (result.outcome === "purged") log.info("purged", { ...result.purged });
}

/** So many files without a row in the outbox are the remains of a crash; more look like a store that was changed or lost. */
const MAX_STRAYS = 10;

async function loadMailIds({ db }: Database): Promise<Set<string>> {
  const rows = await db.selectFrom("outbox").select("id").execute();
  return new Set(rows.map(({ id }) => id));
}

/** Runs what deletes many rows, and removes the files of their mails and of crashes; those of a lost store stay until `oldest`. */
async function sweepAfter<Result>(
  database: Database,
  folder: string,
  oldest: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const files = await listMailFiles(folder);
  if (files.length === 0) return work();
  const before = await loadMailIds(database);
  const result = await work();
  const after = await loadMailIds(database);
  const gone = files.filter(({ id }) => !after.has(id));
  const strays = gone.filter(({ id }) => !before.has(id)).length;
  const isLost = strays > Math.max(MAX_STRAYS, files.length / 10);
  if (isLost) log.error("mail-files-without-rows", { files: strays });
  const isOver = await Promise.all(
    gone.map(async (file) => !isLost || before.has(file.id) || isOlder(folder, file, oldest)),
  );
  await removeMailFiles(
    folder,
    gone.filter((_file, index) => isOver[index]),
  );
  return result;
}

/** Takes out of a dump what was erased later, with its parts, and counts it. Who subscribed again after leaving stays in. */
function leaveOutErased({ migrations, tables: all }: Dump, findDeletion: FindDeletion) {
  const tables = leaveOut(
    all,
    (table, row) => !TABLE_RULES[table].tombstone?.keepsRow && findDeletion(table, row) !== undefined,
  );
  const reviews = tables.reviews.map((row) => {
    const at = row["status"] === "withdrawn" ? undefined : findDeletion("reviews", row);
    return at === undefined ? row : { ...row, ...toWithdrawn(at) };
  });
  const unchanged = new Set(reviews);
  const withdrawn = tables.reviews.filter((row) => !unchanged.has(row));
  const redacted = new Set(withdrawn.map((row) => row["enquiryId"]));
  // Whatever they were then, they may have been published since.
  const removals = all.reviews
    .filter((row) => !unchanged.has(row))
    .map((row): Row => ({ file: row["file"] as string, at: Number(row["invitedAt"]) }));
  const events = tables.enquiryEvents.map((row) =>
    row["kind"] === "review-written" && redacted.has(row["enquiryId"])
      ? { ...row, data: { ...(row["data"] as object), text: "" } }
      : row,
  );
  const reviewRemovals = [...tables.reviewRemovals, ...removals];
  const countLeftOut = (table: BackedUp) => all[table].length - tables[table].length;
  return {
    dump: { migrations, tables: { ...tables, reviews, enquiryEvents: events, reviewRemovals } },
    leftOut: {
      enquiries: countLeftOut("enquiries"),
      subscribers: countLeftOut("subscribers"),
      reviews: withdrawn.length,
    },
  };
}

export function createMaintenance({ database, tombstones, mailFolder: folder }: ErasureTools) {
  return {
    /** Deletes what has been kept long enough, without checking the clock. */
    async purge(days: number, now: number) {
      const oldest = now - days * DAY_MS;
      const purged = await sweepAfter(database, folder, oldest, () => purge(database, days, now));
      await tombstones.synchronise();
      await database.scrub();
      return purged;
    },
    async purgeShortLived(now: number) {
      await purgeShortLived(database, now);
      await database.scrub();
    },
    async restore(from: Dump, replace: boolean) {
      await tombstones.synchronise();
      const { dump, leftOut } = leaveOutErased(from, await tombstones.loadDeletions());
      await sweepAfter(database, folder, -Infinity, () => restore(database, dump, replace));
      await database.scrub();
      return { leftOut };
    },
    scrub: () => database.scrub(),
  };
}
