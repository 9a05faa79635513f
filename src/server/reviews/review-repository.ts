import type { Transaction, Updateable } from "kysely";

import type { DeclineReason } from "../../config/reviews";
import { type EnquiryChanged, noteEvent } from "../enquiries/change-enquiry";
import type { NewEvent } from "../enquiries/enquiry";
import type { NewMail } from "../mail/outbox-row";
import { getAffectedRows } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { ReviewStatus } from "./tables";
import { tryStep, type ErasureTools } from "../privacy/erasure";
import { queueRemovalOf, queueRemoval } from "./removal-repository";
import { type Review, toReview, type ReviewData } from "./review";

/** Takes the words of a review out of the data of the event that tells of it (JSON). */
export function toWordless(data: string): string {
  return JSON.stringify({ ...(JSON.parse(data) as object), text: "" });
}

export const toWithdrawn = (at: number) =>
  ({ status: "withdrawn", data: null, settledAt: at, claimedUntil: 0 }) as const;

/** Takes the words of a withdrawn review out of the timeline of its enquiry. That there was one, and its stars, stays. */
async function forgetReviewWords(transaction: Transaction<Tables>, enquiryId: string): Promise<void> {
  const events = await transaction
    .selectFrom("enquiryEvents")
    .select(["id", "data"])
    .where("enquiryId", "=", enquiryId)
    .where("kind", "=", "review-written")
    .execute();
  for (const { id, data } of events)
    await transaction
      .updateTable("enquiryEvents")
      .set({ data: toWordless(data) })
      .where("id", "=", id)
      .execute();
}

/** Takes back what a guest has written: the words are deleted wherever they are, and a published review goes from the site. */
async function withdrawReview(
  { database, tombstones }: ErasureTools,
  { id, enquiryId }: Pick<Review, "id" | "enquiryId">,
  now: number,
): Promise<EnquiryChanged["outcome"]> {
  const outcome = await noteEvent(
    database,
    enquiryId,
    { event: { kind: "review-withdrawn", data: {} } },
    async (transaction) => {
      await queueRemovalOf(transaction, enquiryId, now);
      // Also one that is being published: whoever publishes it finds it gone.
      const withdrawn = await transaction
        .updateTable("reviews")
        .set(toWithdrawn(now))
        .where("id", "=", id)
        .where("status", "in", ["waiting", "published", "declined"])
        .returning(["id", "invitedAt"])
        .executeTakeFirst();
      if (withdrawn === undefined) return false;
      await forgetReviewWords(transaction, enquiryId);
      await tombstones.add(transaction, "reviews", withdrawn, now);
      await database.markDeleted(transaction);
      return true;
    },
    now,
  );
  if (outcome !== "changed") return outcome;
  await tryStep("tombstones-not-copied", () => tombstones.synchronise());
  await database.scrub();
  return outcome;
}

/** How long a review is claimed by who publishes it: nobody else can decide about it meanwhile. */
export const PUBLISH_CLAIM_MS = 5 * 60_000;

interface Declining {
  reason: DeclineReason;
  note: string;
  by: NonNullable<NewEvent["by"]>;
}

type Changed = EnquiryChanged["outcome"];

/** Changes a review that has one of these statuses and that nobody is publishing; gets whether it could. */
async function move(
  transaction: Transaction<Tables>,
  { id, from, now }: { id: string; from: readonly ReviewStatus[]; now: number },
  values: Updateable<Tables["reviews"]>,
): Promise<boolean> {
  const moved = await transaction
    .updateTable("reviews")
    .set(values)
    .where("id", "=", id)
    .where("status", "in", from)
    .where("claimedUntil", "<=", now)
    .executeTakeFirst();
  return getAffectedRows(moved) > 0;
}

/** Creates the store of reviews: one for each enquiry, with what becomes of it. */
export function createReviewStore(tools: ErasureTools) {
  const { database } = tools;
  const { db } = database;
  return {
    async get(id: string): Promise<Review | undefined> {
      const row = await db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toReview(row);
    },
    async getByFile(file: string): Promise<Review | undefined> {
      const row = await db.selectFrom("reviews").selectAll().where("file", "=", file).executeTakeFirst();
      return row && toReview(row);
    },
    async getByEnquiry(enquiryId: string): Promise<Review | undefined> {
      const rows = db.selectFrom("reviews").selectAll().where("enquiryId", "=", enquiryId);
      const row = await rows.executeTakeFirst();
      return row && toReview(row);
    },
    /** Lists the reviews that have a status, the newest first, with the references of their enquiries. */
    async list(status: ReviewStatus, limit: number): Promise<(Review & { reference: string })[]> {
      const rows = await db
        .selectFrom("reviews")
        .innerJoin("enquiries", "enquiries.id", "reviews.enquiryId")
        .selectAll("reviews")
        .select("enquiries.reference")
        .where("reviews.status", "=", status)
        .orderBy("reviews.writtenAt", "desc")
        .orderBy("reviews.id")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...toReview(row), reference: row.reference }));
    },
    /** Stores what the guest wrote, once; `refused` when the link was used before. */
    write: (
      { id, enquiryId }: Pick<Review, "id" | "enquiryId">,
      data: ReviewData,
      mails: readonly NewMail[],
      now: number,
    ): Promise<Changed> =>
      noteEvent(
        database,
        enquiryId,
        { event: { kind: "review-written", data: { stars: data.stars, text: data.text } }, mails },
        (transaction) =>
          move(
            transaction,
            { id, from: ["invited"], now },
            { status: "waiting", writtenAt: now, data: JSON.stringify(data) },
          ),
        now,
      ),
    /** Keeps others from deciding about a review that waits, while its file is written; gets whether it could. */
    async claim(id: string, now: number): Promise<boolean> {
      return database.write((transaction) =>
        move(transaction, { id, from: ["waiting"], now }, { claimedUntil: now + PUBLISH_CLAIM_MS }),
      );
    },
    /** Leaves a claimed review waiting: its file could not be written, as far as is known. The claim ends, and stays to be seen. */
    async release(id: string, now: number): Promise<void> {
      await database.write((transaction) =>
        transaction
          .updateTable("reviews")
          .set({ claimedUntil: now })
          .where("id", "=", id)
          .where("status", "=", "waiting")
          .execute(),
      );
    },
    /**
     * Notes that a claimed review is published. When it is gone meanwhile, because the guest had all data deleted, its file is queued to
     * be taken away; gets whether it is on the site.
     */
    async publish(
      { id, enquiryId, file }: Pick<Review, "id" | "enquiryId" | "file">,
      by: NonNullable<NewEvent["by"]>,
      now: number,
    ): Promise<boolean> {
      const outcome = await noteEvent(
        database,
        enquiryId,
        { event: { kind: "review-published", data: {}, by } },
        async (transaction) => {
          const published = await transaction
            .updateTable("reviews")
            .set({ status: "published", settledAt: now, claimedUntil: 0 })
            .where("id", "=", id)
            .where("status", "=", "waiting")
            .executeTakeFirst();
          return getAffectedRows(published) > 0;
        },
        now,
      );
      if (outcome === "changed") return true;
      return database.write(async (transaction) => {
        // After a save that took longer than its claim, a second person may have published the same.
        const row = await transaction
          .selectFrom("reviews")
          .select("status")
          .where("id", "=", id)
          .executeTakeFirst();
        if (row?.status === "published") return true;
        await queueRemoval(transaction, [file], now);
        return false;
      });
    },
    /**
     * Declines a review that waits, or takes a published one off the site: a file that may be there is queued to be taken away. The guest
     * is told why.
     */
    decline: (
      { id, enquiryId, status }: Pick<Review, "id" | "enquiryId" | "status">,
      { reason, note: text, by }: Declining,
      recipient: string,
      now: number,
    ): Promise<Changed> =>
      noteEvent(
        database,
        enquiryId,
        {
          event: { kind: "review-declined", data: { reason, text }, by },
          mails: [{ mail: "visitor-review-declined", recipient }],
        },
        async (transaction) => {
          await queueRemovalOf(transaction, enquiryId, now);
          const values = { status: "declined", settledAt: now, reason, note: text } as const;
          return move(transaction, { id, from: [status], now }, values);
        },
        now,
      ),
    /** Takes back, for the guest, what was written. */
    withdraw: (review: Pick<Review, "id" | "enquiryId">, now: number): Promise<Changed> =>
      withdrawReview(tools, review, now),
  };
}
