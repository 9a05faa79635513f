import { DAY_MS } from "../../domain/booking/calendar-day";
import { isOlder, listMailFiles, removeMailFiles, type MailFile } from "../mail/transport";
import type { Database } from "../platform/database/database";
import { log } from "../platform/log";
import { toWithdrawn, redactReview } from "../reviews/review-repository";
import { leaveOut, restore, type Dump } from "./dump";
import type { ErasureTools } from "./erasure";
import { purge, purgeShortLived } from "./purge";
import { TABLE_RULES, type BackedUp, type Row } from "./table-rules";
import type { FindDeletion } from "./tombstones";

/** How many files without a row in the outbox are taken for the remains of a crash and deleted; more look like a store that was changed or lost. */
const MAX_STRAYS = 10;
const MAX_STRAYS_PART = 0.1;

async function loadMailIds({ db }: Database): Promise<Set<string>> {
  const rows = await db.selectFrom("outbox").select("id").execute();
  return new Set(rows.map(({ id }) => id));
}

async function chooseStrays(
  folder: string,
  strays: readonly MailFile[],
  { files, before }: { files: number; before: number },
): Promise<MailFile[]> {
  if (strays.length <= Math.max(MAX_STRAYS, files * MAX_STRAYS_PART)) return [...strays];
  const isOld = await Promise.all(strays.map((file) => isOlder(folder, file, before)));
  log.error("mail-files-without-rows", { files: strays.length });
  return strays.filter((_file, index) => isOld[index]);
}

/** Runs what deletes many rows, and removes the files of their mails; none is kept for longer than `days`. */
async function sweepAfter<Result>(
  { database, folder, days, now }: { database: Database; folder: string; days: number; now: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const files = await listMailFiles(folder);
  if (files.length === 0) return work();
  const before = await loadMailIds(database);
  const result = await work();
  const after = await loadMailIds(database);
  const gone = files.filter(({ id }) => !after.has(id));
  const strays = gone.filter(({ id }) => !before.has(id));
  const old = { files: files.length, before: now - days * DAY_MS };
  await removeMailFiles(
    folder,
    gone.filter(({ id }) => before.has(id)),
  );
  await removeMailFiles(folder, await chooseStrays(folder, strays, old));
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

/** Creates what deletes many rows at once, with all that belongs to them. */
export function createMaintenance({ database, tombstones, mailFolder: folder }: ErasureTools) {
  return {
    /** Deletes what has been kept long enough, without checking the clock. */
    async purge(days: number, now: number) {
      const purged = await sweepAfter({ database, folder, days, now }, () => purge(database, days, now));
      await tombstones.synchronise();
      await database.scrub();
      return purged;
    },
    async purgeShortLived(now: number) {
      await purgeShortLived(database, now);
      await database.scrub();
    },
    /** Puts back all but what was deleted after the backup; throws a `RestoreError` where that would lose something. */
    async restore(from: Dump, replace: boolean) {
      await tombstones.synchronise();
      const { dump, leftOut } = leaveOutErased(from, await tombstones.loadDeletions());
      const when = { days: Infinity, now: 0 };
      await sweepAfter({ database, folder, ...when }, () => restore(database, dump, replace));
      await database.scrub();
      return { leftOut };
    },
    /** Removes from the database's files what was deleted before a crash. */
    scrub: () => database.scrub(),
  };
}
