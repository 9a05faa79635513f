import type { Database } from "./database";
import { restore, type Dump } from "./dump";
import type { ErasureTools } from "./erasure";
import { leaveOutDeleted, leaveOutOldRequests } from "./leave-out-deleted";
import { purge, purgeShortLived } from "./purge";
import { sweepAfter } from "./sweep";

/** Counts the refused forms that a purge deletes; without an end there are those of the health check, which hold nothing. */
async function countExpiredDrafts({ db }: Database, now: number): Promise<number> {
  const row = await db
    .selectFrom("form_drafts")
    .select(({ fn }) => fn.countAll<number>().as("drafts"))
    .where("expires_at", "<", now)
    .where("draft", "!=", "{}")
    .executeTakeFirst();
  return row?.drafts ?? 0;
}

/** Creates what deletes many rows at once, with all that belongs to them. */
export function createMaintenance({ database, tombstones, scrubber, mailFolder: folder }: ErasureTools) {
  return {
    /** Deletes what has been kept long enough, without checking the clock. */
    async purge(days: number, now: number) {
      const drafts = await countExpiredDrafts(database, now);
      const purged = await sweepAfter({ database, folder, days, now }, () => purge(database, days, now));
      const { enquiries, suspects, subscribers } = purged;
      if (enquiries + suspects + subscribers + drafts > 0)
        await database.write((transaction) => database.markDeleted(transaction));
      await tombstones.synchronise();
      await scrubber.scrub();
      return purged;
    },
    /** Deletes what expires after an hour. */
    async purgeShortLived(now: number) {
      const drafts = await countExpiredDrafts(database, now);
      await purgeShortLived(database, now);
      if (drafts > 0) await database.write((transaction) => database.markDeleted(transaction));
      await scrubber.scrub();
    },
    /** Puts back all but what was deleted after the backup; throws a `RestoreError` where that would lose something. */
    async restore(from: Dump, replace: boolean) {
      await tombstones.synchronise();
      const known = leaveOutOldRequests(from);
      const { dump, leftOut } = leaveOutDeleted(known, await tombstones.loadDeletions());
      const when = { days: Infinity, now: 0 };
      const rows = await sweepAfter({ database, folder, ...when }, () => restore(database, dump, replace));
      await scrubber.scrub();
      return { rows, leftOut };
    },
    /** Removes from the database's files what was deleted before a crash. */
    scrub: () => scrubber.scrub(),
  };
}
