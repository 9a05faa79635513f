import type { Selectable } from "kysely";

import { getAgencyDay } from "../../booking/calendar-day";
import type { CancelledBy, PaymentMethod, TripStatus } from "../../config/bookings";
import type { Port } from "../../config/offer";
import type { Deposit, Pickup, Trip } from "../../contracts/quotes";
import type { Tables } from "../platform/database/schema";
import { toIso, toIsoOrNull } from "../platform/time";

/** A trip before it is booked. */
export interface NewTrip extends Trip {
  id: string;
  quoteId: string | null;
  /** In the guest's language. */
  title: string;
  pickup: Pickup;
  amountCents: number;
}

export interface BookedTrip extends NewTrip {
  bookingId: string;
  persons: number | null;
  status: TripStatus;
  cancelledBy: CancelledBy | null;
  bookedAt: number;
  settledAt: number | null;
}

export interface Booking {
  /** The id of its enquiry. */
  id: string;
  /** In the order in which they take place. */
  trips: BookedTrip[];
  notes: string;
  deposit: Deposit | null;
  /** A negative one was paid back. */
  payments: { id: string; day: string; cents: number; method: PaymentMethod; who: string | null }[];
}

export type TripDetails = Record<string, Pick<NewTrip, "title" | "pickup">>;

const NO_DETAILS = { title: "", pickup: { place: "", time: "" } };

export function toTrip(
  { day, ...row }: Selectable<Tables["bookingTrips"]>,
  details: TripDetails,
): BookedTrip {
  return { ...(details[row.id] ?? NO_DETAILS), ...row, port: row.port as Port | null, date: day };
}

type Rows = Selectable<Tables["bookingTrips"]>[];

/** Puts a booking together from its rows. */
export function toBooking(
  row: Selectable<Tables["bookings"]>,
  trips: Rows,
  entries: Selectable<Tables["bookingEntries"]>[],
): Booking {
  const details = JSON.parse(row.details) as TripDetails;
  return {
    id: row.id,
    trips: trips.map((trip) => toTrip(trip, details)),
    notes: row.notes,
    deposit: row.depositCents === null ? null : { cents: row.depositCents, due: row.depositDue },
    payments: entries.flatMap(({ id, kind, day, amountCents: cents, method, who }) =>
      kind === "paid" ? [{ id, day: day ?? "", cents, method: method ?? "other", who }] : [],
    ),
  };
}

/** US cents: of the trips that are not cancelled, and of them what is not paid. */
export function getTotals({ trips, payments }: Pick<Booking, "trips" | "payments">) {
  const open = trips.filter(({ status }) => status !== "cancelled");
  const totalCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const paidCents = payments.reduce((sum, { cents }) => sum + cents, 0);
  return { totalCents, paidCents, dueCents: totalCents - paidCents };
}

export function toBookingReply(booking: Booking, now: number) {
  const today = getAgencyDay(now);
  const { totalCents, paidCents } = getTotals(booking);
  const { notes, deposit, payments } = booking;
  const trips = booking.trips.map(
    ({ bookingId: _booking, quoteId: _quote, persons: _persons, bookedAt, settledAt, ...trip }) => ({
      ...trip,
      isOver: trip.date !== null && trip.date < today,
      bookedAt: toIso(bookedAt),
      settledAt: toIsoOrNull(settledAt),
    }),
  );
  return { trips, totalCents, paidCents, deposit, payments, notes };
}
