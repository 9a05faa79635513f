import type { Database } from "../platform/database/database";

export function createLedgerStore({ db }: Pick<Database, "db">) {
  const enquiries = db
    .selectFrom("enquiries")
    .select(["enquiries.id", "reference", "enquiries.createdAt", "enquiries.status", "source"])
    .where("suspicion", "is", null);
  return {
    async getStart(): Promise<number | undefined> {
      return (await enquiries.orderBy("enquiries.createdAt").limit(1).executeTakeFirst())?.createdAt;
    },
    /** Lists the enquiries that were received from one moment to another, the second one not included. */
    listReceived: (from: number, to: number) =>
      enquiries
        .select(["enquiries.offer", "enquiries.travelDate"])
        .where("enquiries.createdAt", ">=", from)
        .where("enquiries.createdAt", "<", to)
        .execute(),
    /** Lists what was booked from one moment to another and is not cancelled: a trip each. */
    listBooked: (from: number, to: number) =>
      enquiries
        .innerJoin("bookingTrips", "bookingTrips.bookingId", "enquiries.id")
        .select(["bookingTrips.id as tripId", "bookingTrips.offer", "bookingTrips.day as travelDate"])
        .select(["bookingTrips.bookedAt"])
        .select(["bookingTrips.persons", "bookingTrips.amountCents as totalCents"])
        .where("bookingTrips.status", "!=", "cancelled")
        .where("bookingTrips.bookedAt", ">=", from)
        .where("bookingTrips.bookedAt", "<", to)
        .execute(),
  };
}

type LedgerStore = ReturnType<typeof createLedgerStore>;
/** An enquiry as the ledger of partners counts it, and a trip that was booked of one. Times in milliseconds. */
export type LedgerEnquiry = Awaited<ReturnType<LedgerStore["listReceived"]>>[number];
export type LedgerBooking = Awaited<ReturnType<LedgerStore["listBooked"]>>[number];
