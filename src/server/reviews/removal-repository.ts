import type { Transaction } from "kysely";

import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";

/** Queues files of reviews to be taken off the site. */
export async function queueRemoval(
  transaction: Transaction<Tables>,
  files: readonly string[],
  at: number,
): Promise<void> {
  if (files.length === 0) return;
  await transaction
    .insertInto("reviewRemovals")
    .values(files.map((file) => ({ file, at })))
    .onConflict((conflict) => conflict.column("file").doUpdateSet({ at }))
    .execute();
}

/** Queues the review of an enquiry to go from the site, if it may be there. */
export async function queueRemovalOf(
  transaction: Transaction<Tables>,
  enquiryId: string,
  at: number,
): Promise<void> {
  const rows = await transaction
    .selectFrom("reviews")
    .select(["file", "status", "claimedUntil"])
    .where("enquiryId", "=", enquiryId)
    .execute();
  // A claimed one may be in the middle of its publication; one that was claimed before may be there from a save that seemed to fail.
  const shown = rows.filter(({ status, claimedUntil: until }) => status === "published" || until > 0);
  await queueRemoval(
    transaction,
    shown.map(({ file }) => file),
    at,
  );
}

/** Creates the store of what has to go from the site. It names files, and nobody. */
export function createRemovalStore({ db, write }: Database) {
  return {
    /** Lists the files that have to go, the oldest first. */
    list: () => db.selectFrom("reviewRemovals").select(["file", "at"]).orderBy("at").limit(1_000).execute(),
    /** Forgets a file that is gone. */
    async forget(file: string): Promise<void> {
      await write((transaction) =>
        transaction.deleteFrom("reviewRemovals").where("file", "=", file).execute(),
      );
    },
  };
}
