import { restore, type Dump } from "./dump";
import type { ErasureTools } from "./erasure";
import { leaveOutDeleted, leaveOutOldRequests } from "./leave-out-deleted";
import { purge, purgeShortLived } from "./purge";
import { sweepAfter } from "./sweep";

/** Creates what deletes many rows at once, with all that belongs to them. */
export function createMaintenance({ database, tombstones, scrubber, mailFolder: folder }: ErasureTools) {
  return {
    /** Deletes what has been kept long enough, without checking the clock. */
    async purge(days: number, now: number) {
      const purged = await sweepAfter({ database, folder, days, now }, () => purge(database, days, now));
      await tombstones.synchronise();
      await scrubber.scrub();
      return purged;
    },
    /** Deletes what expires after an hour. */
    async purgeShortLived(now: number) {
      await purgeShortLived(database, now);
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
