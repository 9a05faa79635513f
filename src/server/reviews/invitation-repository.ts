import type { Kysely } from "kysely";

import type { Locale } from "../../domain/config/locales";
import type { TripStatus } from "../../domain/config/bookings";
import { type EnquiryChanged, noteEvent } from "../enquiries/change-enquiry";
import { mailGuest, toEnquiry, type Enquiry } from "../enquiries/enquiry";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { Review } from "./review";

export interface NewReview extends Pick<Review, "id" | "file" | "offer" | "tripDay"> {
  locale: Locale;
}

/** An enquiry that nobody was asked about yet, with what is booked of it and not cancelled. */
export interface BookedGuest {
  enquiry: Enquiry;
  trips: { offer: string | null; day: string | null; status: TripStatus }[];
}

/** No more are asked at once; those that are left are next. */
const MAX_TRIPS = 5_000;

const listTrips = (db: Kysely<Tables>, enquiryId: string) =>
  db
    .selectFrom("bookingTrips")
    .select(["offer", "day", "status"])
    .where("bookingId", "=", enquiryId)
    .where("status", "!=", "cancelled")
    .execute();

/** Creates the store of who is asked for a review: everybody once. */
export function createInvitationStore(database: Database) {
  const { db } = database;
  return {
    /** Lists who has booked a trip between two days (`YYYY-MM-DD`), and was not asked yet. */
    async listGuests(from: string, to: string): Promise<BookedGuest[]> {
      const rows = await db
        .selectFrom("enquiries")
        .selectAll()
        .where("suspicion", "is", null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("reviews").select("reviews.id").whereRef("reviews.enquiryId", "=", "enquiries.id"),
            ),
          ),
        )
        .where("id", "in", (query) =>
          query
            .selectFrom("bookingTrips")
            .select("bookingId")
            .where("status", "=", "confirmed")
            .where("day", ">=", from)
            .where("day", "<=", to),
        )
        .orderBy("id")
        .limit(MAX_TRIPS)
        .execute();
      return Promise.all(
        rows.map(async (row) => ({ enquiry: toEnquiry(row), trips: await listTrips(db, row.id) })),
      );
    },
    /**
     * Asks a guest, once: review, event and mail are one transaction. `refused` when somebody was asked already, or when `isStillWanted`
     * says so of the enquiry and its booking as they are by then.
     */
    invite: (
      { id: enquiryId, payload }: Pick<Enquiry, "id" | "payload">,
      review: NewReview,
      isStillWanted: (guest: BookedGuest) => boolean,
      now: number,
    ): Promise<EnquiryChanged["outcome"]> =>
      noteEvent(
        database,
        enquiryId,
        {
          event: { kind: "review-invited", data: {}, idempotencyKey: "review" },
          mails: mailGuest({ payload }, "visitor-review"),
        },
        async (transaction, enquiry) => {
          const trips = await listTrips(transaction, enquiryId);
          if (!isStillWanted({ enquiry, trips })) return false;
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
  };
}
