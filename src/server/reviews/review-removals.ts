import type { Transaction } from "kysely";

import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";

/** Takes the words of a review out of the data of the event that tells of it (JSON). */
export function redactReview(data: string): string {
  return JSON.stringify({ ...(JSON.parse(data) as object), text: "" });
}

export const toWithdrawn = (at: number) =>
  ({ status: "withdrawn", data: null, settledAt: at, claimedUntil: 0 }) as const;

/** Takes the words of a withdrawn review out of the timeline of its enquiry. That there was one, and its stars, stays. */
export async function forgetReviewWords(transaction: Transaction<Tables>, enquiryId: string): Promise<void> {
  const events = await transaction
    .selectFrom("enquiryEvents")
    .select(["id", "data"])
    .where("enquiryId", "=", enquiryId)
    .where("kind", "=", "review-written")
    .execute();
  for (const { id, data } of events)
    await transaction
      .updateTable("enquiryEvents")
      .set({ data: redactReview(data) })
      .where("id", "=", id)
      .execute();
}

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

/**
 * Queues the review of an enquiry to go from the site, if it may be there: a claimed one may be in the middle of its publication, one that
 * was claimed before may be there from a save that seemed to fail.
 */
export async function queueRemovalOf(
  transaction: Transaction<Tables>,
  enquiryId: string,
  at: number,
): Promise<void> {
  const rows = await transaction
    .selectFrom("reviews")
    .select("file")
    .where("enquiryId", "=", enquiryId)
    .where(({ or, eb }) => or([eb("status", "=", "published"), eb("claimedUntil", ">", 0)]))
    .execute();
  await queueRemoval(
    transaction,
    rows.map(({ file }) => file),
    at,
  );
}

/** Creates the store of what has to go from the site. It names files, and nobody. */
export function createRemovalStore({ db }: Database) {
  return {
    list: () => db.selectFrom("reviewRemovals").select(["file", "at"]).orderBy("at").limit(1_000).execute(),
    async forget(file: string): Promise<void> {
      await db.deleteFrom("reviewRemovals").where("file", "=", file).execute();
    },
  };
}
