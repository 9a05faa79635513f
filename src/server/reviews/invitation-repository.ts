import type { Locale } from "../../config/locales";
import { type EnquiryChanged, noteEvent } from "../enquiries/change-enquiry";
import { toEnquiry, type Enquiry } from "../enquiries/enquiry";
import type { Database } from "../platform/database/database";
import type { Review } from "./review";

/** A review before the guest is asked for it. */
export interface NewReview extends Pick<Review, "id" | "file" | "offer" | "tripDay"> {
  locale: Locale;
}

/** An enquiry that nobody was asked about yet, with its quotes. */
export interface Trip {
  enquiry: Enquiry;
  quotes: { status: string; offer: string | null; date: string | null }[];
}

/** No more are asked at once; those that are left are next. */
const MAX_TRIPS = 5_000;

/** Creates the store of who is asked for a review: everybody once. */
export function createInvitationStore(database: Database) {
  const { db } = database;
  return {
    /** Lists whose trip was, as far as enquiry and quotes say it, between two days (`YYYY-MM-DD`), and who was not asked yet. */
    async listTrips(from: string, to: string): Promise<Trip[]> {
      const rows = await db
        .selectFrom("enquiries")
        .selectAll()
        .where("suspicion", "is", null)
        .where("status", "!=", "lost")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("reviews").select("reviews.id").whereRef("reviews.enquiry_id", "=", "enquiries.id"),
            ),
          ),
        )
        .where(({ or, and, eb, selectFrom }) =>
          or([
            and([eb("status", "=", "booked"), eb("travel_date", ">=", from), eb("travel_date", "<=", to)]),
            eb(
              "id",
              "in",
              selectFrom("quotes")
                .select("quotes.enquiry_id")
                .where("quotes.status", "=", "accepted")
                .where("quotes.travel_date", ">=", from)
                .where("quotes.travel_date", "<=", to),
            ),
          ]),
        )
        .orderBy("id")
        .limit(MAX_TRIPS)
        .execute();
      if (rows.length === 0) return [];
      const quotes = await db
        .selectFrom("quotes")
        .select(["enquiry_id as enquiryId", "status", "offer", "travel_date as date"])
        .where(
          "enquiry_id",
          "in",
          rows.map(({ id }) => id),
        )
        .orderBy("created_at")
        .execute();
      return rows.map((row) => ({
        enquiry: toEnquiry(row),
        quotes: quotes.filter(({ enquiryId }) => enquiryId === row.id),
      }));
    },
    /**
     * Asks a guest, once: review, event and mail are one transaction. `refused` when somebody was asked already, or when `isStillWanted`
     * says so of the enquiry and its quotes as they are by then.
     */
    invite: (
      { id: enquiryId, payload }: Pick<Enquiry, "id" | "payload">,
      review: NewReview,
      isStillWanted: (trip: Trip) => boolean,
      now: number,
    ): Promise<EnquiryChanged["outcome"]> =>
      noteEvent(
        database,
        enquiryId,
        {
          event: { kind: "review-invited", data: {}, idempotencyKey: "review" },
          mails: [{ mail: "visitor-review", recipient: payload.email }],
        },
        async (transaction, enquiry) => {
          const quotes = await transaction
            .selectFrom("quotes")
            .select(["status", "offer", "travel_date as date"])
            .where("enquiry_id", "=", enquiryId)
            .orderBy("created_at")
            .execute();
          if (!isStillWanted({ enquiry, quotes })) return false;
          const { tripDay, ...rest } = review;
          const inserted = await transaction
            .insertInto("reviews")
            .values({
              ...{ ...rest, enquiry_id: enquiryId, trip_day: tripDay, status: "invited", invited_at: now },
              ...{ written_at: null, data: null, settled_at: null, reason: null },
            })
            .onConflict((conflict) => conflict.doNothing())
            .returning("id")
            .executeTakeFirst();
          return inserted !== undefined;
        },
        now,
      ),
  };
}
