import type { Selectable, Transaction } from "kysely";

import { cancelTrips, leaveBooked } from "../bookings/booking-repository";
import { changeEnquiryIn } from "../enquiries/change-enquiry";
import { mailGuest, type By } from "../enquiries/enquiry";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { lockDeparture, toDepartureId, type Departure } from "./departure-seats";

export interface DayCancelling {
  departure: Departure;
  /** Why, as guests are told. */
  reason: string;
  by: By;
  /** When staff are to have arranged something else with each guest. */
  dueAt: number;
  /** The other days that the guest of a trip is told of. */
  getFreeDays: (trip: { port: string | null; persons: number | null }) => readonly string[];
}

/** How many guests were told; `repeated`: the day was cancelled before, and nobody is told twice. */
interface DayCancelled {
  outcome: "cancelled" | "repeated";
  guests: number;
}

/** A confirmed trip of the day. */
type HeldTrip = Pick<Selectable<Tables["bookingTrips"]>, "id" | "bookingId" | "port" | "persons">;
/** Those of one guest. */
type HeldTrips = readonly [HeldTrip, ...HeldTrip[]];

/** Cancels the trips that one guest has on the day, with the event and the mail that say so. */
async function cancelOne(
  transaction: Transaction<Tables>,
  database: Database,
  trips: HeldTrips,
  { departure, reason, by, dueAt, getFreeDays }: DayCancelling,
  now: number,
): Promise<void> {
  const [first] = trips;
  const tripIds = trips.map(({ id }) => id);
  await changeEnquiryIn(
    transaction,
    database,
    {
      which: { id: first.bookingId },
      change: (enquiry) => ({
        fields: { dueAt },
        events: [
          {
            kind: "day-cancelled",
            data: { tripIds, day: departure.day, text: reason, freeDays: [...getFreeDays(first)] },
            by,
            idempotencyKey: `trip:${first.id}`,
          },
        ],
        mails: mailGuest(enquiry, "visitor-cancelled"),
      }),
      also: async (_transaction, { id }) => {
        await cancelTrips(transaction, id, tripIds, { by: "weather", who: by.name, now });
        await leaveBooked(transaction, id, { status: "open", closedAt: null });
      },
    },
    now,
  );
}

/**
 * Lists the confirmed trips of a locked day by their bookings, and keeps others from changing these until the transaction ends: with the
 * lock of the day alone they could be cancelled meanwhile. Several cancellations lock enquiries in the same order.
 */
async function listHeld(
  transaction: Transaction<Tables>,
  { dialect }: Database,
  { offer, day }: Departure,
): Promise<HeldTrips[]> {
  const held = transaction
    .selectFrom("bookingTrips")
    .where("offer", "=", offer)
    .where("day", "=", day)
    .where("status", "=", "confirmed");
  if (dialect === "postgres")
    await transaction
      .selectFrom("enquiries")
      .select("id")
      .where("id", "in", held.select("bookingId"))
      .orderBy("id")
      .forUpdate()
      .execute();
  const rows = await held
    .select(["id", "bookingId", "port", "persons"])
    .orderBy("bookingId")
    .orderBy("id")
    .execute();
  const bookings = new Map<string, HeldTrips>();
  for (const row of rows) {
    const known = bookings.get(row.bookingId);
    bookings.set(row.bookingId, known === undefined ? [row] : [...known, row]);
  }
  return [...bookings.values()];
}

/**
 * Cancels a day: closes it, and cancels the trips of all who have booked it, in one transaction. Nobody can book between: bookings wait for
 * the day's lock, and find it cancelled.
 */
export function cancelDay(database: Database, cancelling: DayCancelling, now: number): Promise<DayCancelled> {
  const { departure, reason, by } = cancelling;
  return database.write(async (transaction) => {
    const before = await lockDeparture(transaction, departure, now);
    if (before === "cancelled") return { outcome: "repeated", guests: 0 };
    const booked = await listHeld(transaction, database, departure);
    await transaction
      .updateTable("departures")
      .set({ status: "cancelled", reason, who: by.name, changedAt: now })
      .where("id", "=", toDepartureId(departure))
      .execute();
    for (const trips of booked) await cancelOne(transaction, database, trips, cancelling, now);
    return { outcome: "cancelled", guests: booked.length };
  });
}
