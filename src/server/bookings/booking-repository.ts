import type { Kysely, Transaction } from "kysely";

import { getAgencyDay } from "../../booking/calendar-day";
import { countPersons } from "../../booking/day-places";
import type { CancelledBy } from "../../config/bookings";
import type { Deposit } from "../../contracts/quotes";
import { refuseSeats, type SeatRequest } from "../departures/departure-seats";
import { refreshListing } from "../enquiries/listing";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { addCancellations, addSales, type Commission } from "./accounts-repository";
import { toBooking, toTrip, type BookedTrip, type Booking, type NewTrip, type TripDetails } from "./booking";

export interface NewBooking {
  trips: readonly NewTrip[];
  /** Left out: what there is stays. */
  notes?: string;
  deposit?: Deposit | null;
  /** Of the partner who recommended the agency. */
  commission?: Commission | undefined;
}

async function readDetails(transaction: Kysely<Tables>, id: string): Promise<TripDetails | undefined> {
  const row = await transaction
    .selectFrom("bookings")
    .select("details")
    .where("id", "=", id)
    .executeTakeFirst();
  return row && (JSON.parse(row.details) as TripDetails);
}

/** Books trips for an enquiry whose row, and the days' rows, the caller holds. */
export async function bookTrips(
  transaction: Transaction<Tables>,
  enquiryId: string,
  { trips, notes, deposit, commission }: NewBooking,
  { now, who = null }: { now: number; who?: string | null },
): Promise<void> {
  const known = await readDetails(transaction, enquiryId);
  const added = Object.fromEntries(trips.map(({ id, title, pickup }) => [id, { title, pickup }]));
  const row = {
    details: JSON.stringify({ ...known, ...added }),
    ...(notes !== undefined && notes !== "" && { notes }),
    ...(deposit && { depositCents: deposit.cents, depositDue: deposit.due }),
  };
  await (
    known === undefined
      ? transaction.insertInto("bookings").values({ id: enquiryId, ...row, createdAt: now })
      : transaction.updateTable("bookings").set(row).where("id", "=", enquiryId)
  ).execute();
  const rows = trips.map((trip) => ({
    ...{ id: trip.id, bookingId: enquiryId, quoteId: trip.quoteId },
    ...{ offer: trip.offer, port: trip.port, day: trip.date, persons: countPersons(trip) },
    ...{ adults: trip.adults, children: trip.children, smallChildren: trip.smallChildren },
    ...{ amountCents: trip.amountCents, status: "confirmed" as const, cancelledBy: null },
    ...{ bookedAt: now, settledAt: null },
  }));
  await transaction.insertInto("bookingTrips").values(rows).execute();
  const sales = rows.map(({ id, day, offer, persons, amountCents: cents }) => ({
    ...{ tripId: id, day, offer, persons: persons ?? 0, cents },
  }));
  await addSales(transaction, enquiryId, sales, { now, who, commission });
  await refreshListing(transaction, enquiryId);
}

/**
 * Cancels those of the trips that are confirmed, whose places are free then; their quotes hold no longer where nothing of them is left.
 * The caller holds the enquiry's row. Returns the ids of what was cancelled.
 */
export async function cancelTrips(
  transaction: Transaction<Tables>,
  enquiryId: string,
  tripIds: readonly string[],
  { by, who, now }: { by: CancelledBy; who: string | null; now: number },
): Promise<string[]> {
  if (tripIds.length === 0) return [];
  const cancelled = await transaction
    .updateTable("bookingTrips")
    .set({ status: "cancelled", cancelledBy: by, settledAt: now })
    .where("bookingId", "=", enquiryId)
    .where("id", "in", tripIds)
    .where("status", "=", "confirmed")
    .returning(["id", "quoteId"])
    .execute();
  if (cancelled.length === 0) return [];
  const ids = cancelled.map(({ id }) => id);
  await addCancellations(transaction, ids, { who, now });
  const quoteIds = [...new Set(cancelled.flatMap(({ quoteId: id }) => id ?? []))];
  if (quoteIds.length > 0)
    await transaction
      .updateTable("quotes")
      .set({ status: by === "replaced" ? "replaced" : "cancelled", settledAt: now })
      .where("id", "in", quoteIds)
      .where("status", "=", "accepted")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("bookingTrips")
              .select("bookingTrips.id")
              .whereRef("bookingTrips.quoteId", "=", "quotes.id")
              .where("bookingTrips.status", "=", "confirmed"),
          ),
        ),
      )
      .execute();
  await refreshListing(transaction, enquiryId);
  return ids;
}

/** Whether anything of an enquiry is booked that is not cancelled, in the past as well. */
export async function isBooked(db: Kysely<Tables>, enquiryId: string): Promise<boolean> {
  const one = await db
    .selectFrom("bookingTrips")
    .select("id")
    .where("bookingId", "=", enquiryId)
    .where("status", "!=", "cancelled")
    .executeTakeFirst();
  return one !== undefined;
}

/** Lists the confirmed trips of an enquiry that lie ahead, today's among them, the next one first. */
export async function listAhead(db: Kysely<Tables>, enquiryId: string, now: number): Promise<BookedTrip[]> {
  const rows = await db
    .selectFrom("bookingTrips")
    .selectAll()
    .where("bookingId", "=", enquiryId)
    .where("status", "=", "confirmed")
    .where("day", ">=", getAgencyDay(now))
    .orderBy("day")
    .execute();
  if (rows.length === 0) return [];
  const details = (await readDetails(db, enquiryId)) ?? {};
  return rows.map((row) => toTrip(row, details));
}

/** Changes what the crew needs to know; trips that are not named stay as they are. */
export async function changeDetails(
  transaction: Transaction<Tables>,
  enquiryId: string,
  { notes, pickups }: { notes: string; pickups: readonly { id: string; place: string; time: string }[] },
): Promise<boolean> {
  const details = await readDetails(transaction, enquiryId);
  if (details === undefined) return false;
  for (const { id, place, time } of pickups) {
    const known = details[id];
    if (known !== undefined) details[id] = { ...known, pickup: { place, time } };
  }
  await transaction
    .updateTable("bookings")
    .set({ notes, details: JSON.stringify(details) })
    .where("id", "=", enquiryId)
    .execute();
  return true;
}

/** Notes that a party did not turn up on its day, or that it did. False where the trip is neither confirmed nor a no-show. */
export async function setNoShow(
  transaction: Transaction<Tables>,
  { enquiryId, tripId, isNoShow }: { enquiryId: string; tripId: string; isNoShow: boolean },
  now: number,
): Promise<boolean> {
  const [before, status]: BookedTrip["status"][] = isNoShow
    ? ["confirmed", "no-show"]
    : ["no-show", "confirmed"];
  const changed = await transaction
    .updateTable("bookingTrips")
    .set({ ...(status && { status }), settledAt: isNoShow ? now : null })
    .where("id", "=", tripId)
    .where("bookingId", "=", enquiryId)
    .where("status", "=", before ?? "confirmed")
    .where("day", "<=", getAgencyDay(now))
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Lists the bookings of enquiries, by their ids. */
export async function listBookings(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, Booking>> {
  const [rows, trips, entries] = await Promise.all([
    db.selectFrom("bookings").selectAll().where("id", "in", ids).execute(),
    db
      .selectFrom("bookingTrips")
      .selectAll()
      .where("bookingId", "in", ids)
      .orderBy("day")
      .orderBy("bookedAt")
      .orderBy("id")
      .execute(),
    db
      .selectFrom("bookingEntries")
      .selectAll()
      .where("bookingId", "in", ids)
      .where("kind", "=", "paid")
      .orderBy("at")
      .orderBy("id")
      .execute(),
  ]);
  const own = <Row extends { bookingId: string }>(all: Row[], id: string) =>
    all.filter(({ bookingId }) => bookingId === id);
  return new Map(rows.map((row) => [row.id, toBooking(row, own(trips, row.id), own(entries, row.id))]));
}

export function createBookingStore(database: Pick<Database, "db" | "dialect">) {
  const { db } = database;
  return {
    /** See `refuseSeats`. */
    refuseSeats: (
      transaction: Transaction<Tables>,
      requests: readonly SeatRequest[],
      options: { evenIfFull: boolean; now: number },
    ) => refuseSeats(transaction, database, requests, options),
    /** The booking of an enquiry; `undefined` where nothing was ever booked. */
    get: async (enquiryId: string) => (await listBookings(db, [enquiryId])).get(enquiryId),
    listAhead: (enquiryId: string, now: number) => listAhead(db, enquiryId, now),
  };
}
