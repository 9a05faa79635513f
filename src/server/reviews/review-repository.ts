import type { Kysely, Transaction, Updateable } from "kysely";

import type { TripStatus } from "../../domain/config/booking";
import type { DeclineReason } from "../../domain/config/reviews";
import { type EnquiryChanged, noteEvent } from "../enquiries/change-enquiry";
import { mailGuest, toEnquiry, type Enquiry, type NewEvent } from "../enquiries/enquiry";
import type { NewMail } from "../mail/outbox-row";
import { getAffectedRows, type Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { Erasure } from "../privacy/erasure";
import {
  forgetReviewWords,
  queueRemoval,
  queueRemovalOf,
  toReview,
  toWithdrawn,
  type Review,
  type ReviewData,
  type ReviewStatus,
} from "./review";

/** How long a review is claimed by who publishes it: nobody else can decide about it meanwhile. */
export const PUBLISH_CLAIM_MS = 5 * 60_000;

interface Declining {
  reason: DeclineReason;
  note: string;
  by: NonNullable<NewEvent["by"]>;
}

type Changed = EnquiryChanged["outcome"];
type Known = Pick<Review, "id" | "enquiryId">;

/** Changes a review that has one of these statuses and that nobody is publishing; returns whether it could. */
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

export type NewReview = Pick<Review, "id" | "file" | "offer" | "tripDay" | "locale">;

/** An enquiry with what is booked of it and not cancelled. */
export interface BookedGuest {
  enquiry: Enquiry;
  trips: { offer: string | null; day: string | null; status: TripStatus }[];
}

/** No more are asked at once; those that are left are next. */
const MAX_GUESTS = 5_000;

const listTrips = (db: Kysely<Tables>, enquiryId: string) =>
  db
    .selectFrom("bookingTrips")
    .select(["offer", "day", "status"])
    .where("bookingId", "=", enquiryId)
    .where("status", "!=", "cancelled")
    .execute();

/** Creates the store of reviews: one for each enquiry, from the invitation on. */
export function createReviewStore(database: Database, erasure: Erasure) {
  const { db } = database;
  const find = async (column: "id" | "file" | "enquiryId", value: string): Promise<Review | undefined> => {
    const row = await db.selectFrom("reviews").selectAll().where(column, "=", value).executeTakeFirst();
    return row && toReview(row);
  };
  return {
    get: (id: string) => find("id", id),
    getByFile: (file: string) => find("file", file),
    getByEnquiry: (enquiryId: string) => find("enquiryId", enquiryId),
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
    /** Lists who has booked a trip between two days (`YYYY-MM-DD`), and was not asked yet. */
    async listGuests(from: string, to: string): Promise<BookedGuest[]> {
      const rows = await db
        .selectFrom("enquiries")
        .selectAll()
        .where("suspicion", "is", null)
        .where("id", "not in", (query) => query.selectFrom("reviews").select("enquiryId"))
        .where("id", "in", (query) =>
          query
            .selectFrom("bookingTrips")
            .select("bookingId")
            .where("status", "=", "confirmed")
            .where("day", ">=", from)
            .where("day", "<=", to),
        )
        .orderBy("id")
        .limit(MAX_GUESTS)
        .execute();
      return Promise.all(
        rows.map(async (row) => ({ enquiry: toEnquiry(row), trips: await listTrips(db, row.id) })),
      );
    },
    /**
     * Asks a guest, once: review, event and mail are one transaction. `repeated` or `refused` when somebody was asked already; `refused`
     * also where `getReview` finds nothing to ask about in the booking as it is by then.
     */
    invite: (
      { id: enquiryId, payload }: Pick<Enquiry, "id" | "payload">,
      getReview: (guest: BookedGuest) => NewReview | undefined,
      now: number,
    ): Promise<Changed> =>
      noteEvent(
        database,
        enquiryId,
        {
          event: { kind: "review-invited", data: {}, idempotencyKey: "review" },
          mails: mailGuest({ payload }, "visitor-review"),
        },
        async (transaction, enquiry) => {
          const review = getReview({ enquiry, trips: await listTrips(transaction, enquiryId) });
          if (review === undefined) return false;
          const inserted = await transaction
            .insertInto("reviews")
            .values({ ...review, enquiryId, status: "invited", invitedAt: now })
            .onConflict((conflict) => conflict.doNothing())
            .returning("id")
            .executeTakeFirst();
          return inserted !== undefined;
        },
        now,
      ),
    /** Stores what the guest wrote, once; `refused` when the link was used before. */
    write: (
      { id, enquiryId }: Known,
      data: ReviewData,
      mails: readonly NewMail[],
      now: number,
    ): Promise<Changed> =>
      noteEvent(
        database,
        enquiryId,
        { event: { kind: "review-written", data: { stars: data.stars, text: data.text } }, mails },
        (transaction) =>
          move(transaction, { id, from: ["invited"], now }, { status: "waiting", writtenAt: now, data }),
        now,
      ),
    /** Keeps others from deciding about a review that waits, while its file is written; returns whether it could. */
    claim: (id: string, now: number): Promise<boolean> =>
      database.write((transaction) =>
        move(transaction, { id, from: ["waiting"], now }, { claimedUntil: now + PUBLISH_CLAIM_MS }),
      ),
    /** Leaves a claimed review waiting: its file could not be written, as far as is known. The claim ends, and stays to be seen. */
    async release(id: string, now: number): Promise<void> {
      await db
        .updateTable("reviews")
        .set({ claimedUntil: now })
        .where("id", "=", id)
        .where("status", "=", "waiting")
        .execute();
    },
    /**
     * Notes that a claimed review is published. When it is gone meanwhile, because the guest had all data deleted, its file is queued to
     * be taken away; returns whether it is on the site.
     */
    async publish(
      { id, enquiryId, file }: Known & Pick<Review, "file">,
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
      { id, enquiryId, status }: Known & Pick<Review, "status">,
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
    /** Takes back what a guest has written: the words are deleted wherever they are, and a published review goes from the site. */
    async withdraw({ id, enquiryId }: Known, now: number): Promise<Changed> {
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
          await erasure.note(transaction, "reviews", withdrawn, now);
          return true;
        },
        now,
      );
      if (outcome === "changed") await erasure.finish();
      return outcome;
    },
  };
}
