import type { Selectable } from "kysely";

import { getAgencyDay } from "../../booking/calendar-day";
import type { Locale } from "../../config/locales";
import type { Port } from "../../config/offer";
import type { BookedTripReply, BookingReply, BookingTripSend } from "../../contracts/bookings";
import type { Deposit, Pickup } from "../../contracts/quotes";
import type { Trip } from "../../contracts/trip";
import type { Tables } from "../platform/database/schema";
import { getOfferTitle } from "../platform/published";
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
  status: BookedTripReply["status"];
  cancelledBy: BookedTripReply["cancelledBy"];
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
  payments: BookingReply["payments"];
}

export type TripDetails = Record<string, Pick<NewTrip, "title" | "pickup">>;

const NO_DETAILS = { title: "", pickup: { place: "", time: "" } };

export function toTrip(
  { day, ...row }: Selectable<Tables["bookingTrips"]>,
  details: TripDetails,
): BookedTrip {
  return { ...(details[row.id] ?? NO_DETAILS), ...row, port: row.port as Port | null, date: day };
}

/** A trip as staff have typed it; the title of its offer is today's, in the guest's language. */
export function toTypedTrip(typed: Omit<BookingTripSend, "date" | "amountCents">, locale: Locale) {
  const { offer = null, port = null, adults = null, children = null, smallChildren = null } = typed;
  const title = offer === null ? typed.title : getOfferTitle(offer, locale);
  const pickup: Pickup = { place: typed.pickup?.place ?? "", time: typed.pickup?.time ?? "" };
  return { offer, title, port, adults, children, smallChildren, pickup };
}

/** US cents: of the trips that are not cancelled, and of them what is not paid. */
export function getTotals({ trips, payments }: Pick<Booking, "trips" | "payments">) {
  const open = trips.filter(({ status }) => status !== "cancelled");
  const totalCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const paidCents = payments.reduce((sum, { cents }) => sum + cents, 0);
  return { totalCents, paidCents, dueCents: totalCents - paidCents };
}

export function toBookingReply(booking: Booking, now: number): BookingReply {
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
