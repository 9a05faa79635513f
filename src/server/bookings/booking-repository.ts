import type { Kysely, NotNull, Transaction, Updateable } from "kysely";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import { countPersons } from "../../domain/booking/day-places";
import type { CancelledBy } from "../../domain/config/booking";
import type { BookingChange } from "../../domain/contracts/bookings";
import type { Deposit } from "../../domain/contracts/quotes";
import { refreshListing } from "../enquiries/inbox-columns";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { addCancellations, addSales, type Commission } from "./accounts-repository";
import { toTrip, type BookedTrip, type Booking, type NewTrip, type TripDetails } from "./booking";

interface NewBooking {
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
  return row?.details;
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
    details: { ...known, ...added },
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
    ...{ amountCents: trip.amountCents, feeCents: 0, status: "confirmed" as const, cancelledBy: null },
    ...{ bookedAt: now, settledAt: null },
  }));
  await transaction.insertInto("bookingTrips").values(rows).execute();
  await addSales(transaction, rows, { now, who, commission });
  await refreshListing(transaction, enquiryId);
}

/**
 * Cancels those of the trips that are confirmed, whose places are free then; their quotes hold no longer where nothing of them is left.
 * The caller holds the enquiry's row. Returns what was cancelled by its id, with its part of the fee: of the first trip up to its amount,
 * and so on.
 */
export async function cancelTrips(
  transaction: Transaction<Tables>,
  enquiryId: string,
  tripIds: readonly string[],
  { by, who, now, feeCents = 0 }: { by: CancelledBy; who: string | null; now: number; feeCents?: number },
): Promise<Map<string, number>> {
  const cancelled = await transaction
    .updateTable("bookingTrips")
    .set({ status: "cancelled", cancelledBy: by, settledAt: now })
    .where("bookingId", "=", enquiryId)
    .where("id", "in", tripIds)
    .where("status", "=", "confirmed")
    .returning(["id", "quoteId", "amountCents"])
    .execute();
  const fees = new Map<string, number>();
  if (cancelled.length === 0) return fees;
  let rest = feeCents;
  // The rows that are changed come back in no order.
  for (const { id, amountCents } of cancelled.sort((a, b) => tripIds.indexOf(a.id) - tripIds.indexOf(b.id))) {
    // The discount of a whole quote may take its first trip below zero.
    const fee = Math.max(0, Math.min(rest, amountCents));
    rest -= fee;
    fees.set(id, fee);
    if (fee > 0)
      await transaction.updateTable("bookingTrips").set({ feeCents: fee }).where("id", "=", id).execute();
  }
  await addCancellations(transaction, fees, { who, now });
  const quoteIds = [...new Set(cancelled.flatMap(({ quoteId: id }) => id ?? []))];
  await transaction
    .updateTable("quotes")
    .set({ status: by === "replaced" ? "replaced" : "cancelled", settledAt: now })
    .where("id", "in", quoteIds)
    .where("status", "=", "accepted")
    .where("id", "not in", (query) =>
      query
        .selectFrom("bookingTrips")
        .select("quoteId")
        .where("bookingId", "=", enquiryId)
        .where("status", "=", "confirmed")
        .where("quoteId", "is not", null)
        .$narrowType<{ quoteId: NotNull }>(),
    )
    .execute();
  await refreshListing(transaction, enquiryId);
  return fees;
}

/** Gives an enquiry another status when nothing of its booking is left. */
export async function leaveBooked(
  transaction: Transaction<Tables>,
  enquiryId: string,
  values: Updateable<Tables["enquiries"]>,
): Promise<void> {
  await transaction
    .updateTable("enquiries")
    .set(values)
    .where("id", "=", enquiryId)
    .where("status", "=", "booked")
    .where("id", "not in", (query) =>
      query
        .selectFrom("bookingTrips")
        .select("bookingId")
        .where("bookingId", "=", enquiryId)
        .where("status", "!=", "cancelled"),
    )
    .execute();
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
  { notes, pickups }: Pick<BookingChange, "notes" | "pickups">,
): Promise<boolean> {
  const details = await readDetails(transaction, enquiryId);
  if (details === undefined) return false;
  for (const { id, place, time = "" } of pickups) {
    const known = details[id];
    if (known !== undefined) details[id] = { ...known, pickup: { place, time } };
  }
  await transaction.updateTable("bookings").set({ notes, details }).where("id", "=", enquiryId).execute();
  return true;
}

/** Notes that a party did not turn up on its day, or that it did. False where the trip is neither confirmed nor a no-show. */
export async function setNoShow(
  transaction: Transaction<Tables>,
  { enquiryId, tripId, isNoShow }: { enquiryId: string; tripId: string; isNoShow: boolean },
  now: number,
): Promise<boolean> {
  const changed = await transaction
    .updateTable("bookingTrips")
    .set({ status: isNoShow ? "no-show" : "confirmed", settledAt: isNoShow ? now : null })
    .where("id", "=", tripId)
    .where("bookingId", "=", enquiryId)
    .where("status", "=", isNoShow ? "confirmed" : "no-show")
    .where("day", "<=", getAgencyDay(now))
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

export async function listBookings(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, Booking>> {
  const [rows, trips, payments] = await Promise.all([
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
  return new Map(
    rows.map(({ id, notes, depositCents, depositDue, details }): [string, Booking] => {
      return [
        id,
        {
          ...{ id, notes, deposit: depositCents === null ? null : { cents: depositCents, due: depositDue } },
          trips: trips.flatMap((trip) => (trip.bookingId === id ? [toTrip(trip, details)] : [])),
          payments: payments.flatMap(({ bookingId, day, amountCents: cents, method, who, id: paymentId }) =>
            bookingId === id
              ? [{ id: paymentId, day: day ?? "", cents, method: method ?? "other", who }]
              : [],
          ),
        },
      ];
    }),
  );
}

export function createBookingStore({ db }: Pick<Database, "db">) {
  return {
    /** The booking of an enquiry; `undefined` where nothing was ever booked. */
    get: async (enquiryId: string) => (await listBookings(db, [enquiryId])).get(enquiryId),
    listAhead: (enquiryId: string, now: number) => listAhead(db, enquiryId, now),
  };
}
