import type { Enquiry } from "../enquiries/enquiry";
import type { Database } from "../platform/database/database";

/** An enquiry as the ledger of partners counts it. Times in milliseconds. */
export interface LedgerEnquiry extends Pick<Enquiry, "id" | "reference" | "createdAt" | "status"> {
  source: string | null;
  offer: string | null;
  travelDate: string | null;
}

export interface LedgerBooking extends LedgerEnquiry {
  bookedAt: number;
  persons: number | null;
  totalCents: number;
}

export function createLedgerStore({ db }: Pick<Database, "db">) {
  const enquiries = () =>
    db
      .selectFrom("enquiries")
      .select(["enquiries.id", "reference", "enquiries.createdAt as createdAt", "enquiries.status", "source"])
      .select(["enquiries.offer", "enquiries.travelDate as travelDate"])
      .where("suspicion", "is", null);

  return {
    async getStart(): Promise<number | undefined> {
      const first = await enquiries().orderBy("enquiries.createdAt").limit(1).executeTakeFirst();
      return first?.createdAt;
    },

    /** Lists the enquiries that were received from one moment to another, the second one not included. */
    listReceived(from: number, to: number): Promise<LedgerEnquiry[]> {
      return enquiries()
        .where("enquiries.createdAt", ">=", from)
        .where("enquiries.createdAt", "<", to)
        .execute();
    },

    /** Lists what was booked from one moment to another and is not cancelled: a trip each. */
    listBooked(from: number, to: number): Promise<LedgerBooking[]> {
      return enquiries()
        .innerJoin("bookingTrips", "bookingTrips.bookingId", "enquiries.id")
        .clearSelect()
        .select([
          "enquiries.id",
          "reference",
          "enquiries.createdAt as createdAt",
          "enquiries.status",
          "source",
        ])
        .select(["bookingTrips.offer", "bookingTrips.day as travelDate", "bookingTrips.bookedAt as bookedAt"])
        .select(["bookingTrips.persons", "bookingTrips.amountCents as totalCents"])
        .where("bookingTrips.status", "!=", "cancelled")
        .where("bookingTrips.bookedAt", ">=", from)
        .where("bookingTrips.bookedAt", "<", to)
        .execute();
    },
  };
}
