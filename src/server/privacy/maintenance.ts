import { DAY_MS } from "../../domain/booking/calendar-day";
import { isOlder, listMailFiles, removeMailFiles } from "../mail/transport";
import type { Database } from "../platform/database/database";
import { log } from "../platform/log";
import { toWithdrawn, redactReview } from "../reviews/review";
import { leaveOut, restore, type Dump } from "./dump";
import type { ErasureTools } from "./erasure";
import { purge, purgeShortLived } from "./purge";
import { TABLE_RULES, type BackedUp, type Row } from "./table-rules";
import type { FindDeletion } from "./tombstones";

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
    .map((row): Row => ({ file: String(row["file"]), at: Number(row["invitedAt"]) }));
  const events = tables.enquiryEvents.map((row) =>
    row["kind"] === "review-written" && redacted.has(row["enquiryId"])
      ? { ...row, data: redactReview(String(row["data"])) }
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
