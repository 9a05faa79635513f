import type { Kysely, Transaction } from "kysely";

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
    .insertInto("review_removals")
    .values(files.map((file) => ({ file, at })))
    .onConflict((conflict) => conflict.column("file").doUpdateSet({ at }))
    .execute();
}

/** Queues the review of an enquiry to go from the site, if it may be there; gets how many reviews it has. */
export async function queueRemovalOf(
  transaction: Transaction<Tables>,
  enquiryId: string,
  at: number,
): Promise<number> {
  const rows = await transaction
    .selectFrom("reviews")
    .select(["file", "status", "claimed_until"])
    .where("enquiry_id", "=", enquiryId)
    .execute();
  // A claimed one may be in the middle of its publication; one that was claimed before may be there from a save that seemed to fail.
  const shown = rows.filter(({ status, claimed_until: until }) => status === "published" || until > 0);
  await queueRemoval(
    transaction,
    shown.map(({ file }) => file),
    at,
  );
  return rows.length;
}

/** Creates the store of what has to go from the site. It names files, and nobody. */
export function createRemovalStore({ db, write }: Database) {
  return {
    /** Lists the files that have to go, the oldest first. */
    list: () => db.selectFrom("review_removals").select(["file", "at"]).orderBy("at").limit(1_000).execute(),
    /** Forgets a file that is gone. */
    async forget(file: string): Promise<void> {
      await write((transaction) =>
        transaction.deleteFrom("review_removals").where("file", "=", file).execute(),
      );
    },
  };
}

/** Adds the removals of a backup that are not known here: a restore must not leave a review on the site that a guest has withdrawn. */
export async function mergeRemovals(
  db: Kysely<Tables>,
  rows: readonly Record<string, string | number | null>[],
): Promise<void> {
  for (const row of rows)
    await db
      .insertInto("review_removals")
      .values({ file: String(row["file"]), at: Number(row["at"]) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
