import type { Generated, Selectable, Transaction } from "kysely";

import { toLocale, type Locale } from "../../domain/config/locales";
import type { DeclineReason } from "../../domain/config/reviews";
import type { ReviewForm } from "../../domain/contracts/reviews";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";

/**
 * `invited`: the guest has the link; `waiting`: written, for staff to read; `published`, `declined`: by staff; `withdrawn`: by the guest.
 */
export type ReviewStatus = "invited" | "waiting" | "published" | "declined" | "withdrawn";

/** One for each enquiry, deleted with it. */
export interface ReviewTable {
  id: string;
  enquiryId: string;
  /** The name of the file under which it is published, made before: however often it is tried, it is one file. */
  file: string;
  offer: string;
  /** The day of the trip, `YYYY-MM-DD`. */
  tripDay: string;
  locale: string;
  status: ReviewStatus;
  invitedAt: number;
  writtenAt: number | null;
  /** What the guest wrote; `null` until then, and after it was withdrawn. */
  data: ReviewData | null;
  settledAt: number | null;
  /** Why it was declined, from a list, and in words. */
  reason: DeclineReason | null;
  note: Generated<string>;
  /** Until then one member of staff is publishing it, and no other decides. */
  claimedUntil: Generated<number>;
}

/** A published review that has to go from the site, whoever wrote it; it names the file alone. */
export interface ReviewRemovalTable {
  file: string;
  at: number;
}

export type ReviewData = Pick<ReviewForm, "stars" | "text" | "name" | "country">;

/** An invitation to review a trip, and the review with its state. */
export interface Review extends Omit<Selectable<ReviewTable>, "locale"> {
  locale: Locale;
}

export function toReview(row: Selectable<ReviewTable>): Review {
  return { ...row, locale: toLocale(row.locale) };
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
      .set({ data: { ...data, text: "" } })
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
