import type { Generated, Selectable } from "kysely";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import type { CancelledBy, PaymentMethod, TripStatus } from "../../domain/config/booking";
import type { Locale } from "../../domain/config/locales";
import type { Port } from "../../domain/config/offer";
import type { BookingTripSend } from "../../domain/contracts/bookings";
import { type Deposit, type Pickup, type Trip } from "../../domain/contracts/quotes";
import type { Tables } from "../platform/database/schema";
import { getOfferTitle, loadOffer } from "../platform/published";

export interface BookingTable {
  /** The id of its enquiry. */
  id: string;
  /** For the crew. */
  notes: Generated<string>;
  details: TripDetails;
  depositCents: Generated<number | null>;
  /** `YYYY-MM-DD`. */
  depositDue: Generated<string | null>;
  createdAt: number;
}

/** A trip that was booked. Nothing of it says who travels: it stays when the guest's data are deleted. */
export interface BookingTripTable {
  id: string;
  bookingId: string;
  /** The quote by whose acceptance it was booked; `null`: by hand. */
  quoteId: string | null;
  offer: string | null;
  port: string | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  adults: number | null;
  children: number | null;
  smallChildren: number | null;
  persons: number | null;
  amountCents: number;
  /** What a guest who has cancelled it owes all the same, in US cents. */
  feeCents: number;
  status: TripStatus;
  cancelledBy: CancelledBy | null;
  bookedAt: number;
  settledAt: number | null;
}

/** A month whose accounts do not change any more. */
export interface ClosedMonthTable {
  /** `YYYY-MM`. */
  month: string;
  who: string;
  at: number;
}

/** A line of the accounts: added, and never changed. Amounts and persons of `cancelled` are negative. */
export interface BookingEntryTable {
  id: string;
  bookingId: string;
  /** `null` of payments. */
  tripId: string | null;
  kind: "sold" | "cancelled" | "paid";
  at: number;
  /** Of the trip, or of the payment. */
  day: string | null;
  /** Where it counts, `YYYY-MM`: the months of its own day and of the trip, or the first that is not closed. */
  month: string;
  tripMonth: string;
  offer: string | null;
  persons: number;
  amountCents: number;
  /** The code of the partner who recommended the agency. */
  source: string | null;
  commissionCents: number;
  method: PaymentMethod | null;
  who: string | null;
}

/** A trip before it is booked. */
export interface NewTrip extends Trip {
  id: string;
  quoteId: string | null;
  /** In the guest's language. */
  title: string;
  pickup: Pickup;
  amountCents: number;
}

export type BookedTrip = NewTrip & Omit<BookingTripTable, "day" | "port">;

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

/** Title and pick-up of each trip, by its id. */
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

type Priced = Pick<BookedTrip, "status" | "amountCents" | "feeCents">;

/** What trips cost, in the order in which they take place, and what was paid. */
interface Money {
  trips: readonly (Priced & { id: string })[];
  payments: readonly { cents: number }[];
}

const getCost = ({ status, amountCents, feeCents }: Priced) =>
  status === "cancelled" ? feeCents : amountCents;

/** US cents: of all trips, of those that are cancelled their fee, and what is not paid of it. */
export function getTotals({ trips, payments }: Money) {
  const totalCents = trips.reduce((sum, trip) => sum + getCost(trip), 0);
  const feeCents = trips.reduce((sum, trip) => sum + trip.feeCents, 0);
  const paidCents = payments.reduce((sum, { cents }) => sum + cents, 0);
  return { totalCents, feeCents, paidCents, dueCents: totalCents - paidCents };
}

/** Returns what is not paid of each trip, in US cents: payments count for the trips in the order in which they take place. */
export function getDueByTrip(booking: Money): ReadonlyMap<string, number> {
  let { paidCents: rest } = getTotals(booking);
  return new Map(
    booking.trips.map((trip) => {
      const cost = getCost(trip);
      const paid = Math.min(cost, Math.max(0, rest));
      rest -= paid;
      return [trip.id, cost - paid];
    }),
  );
}

/** A booking as staff see it: offers are called as in the reader's language. */
export function toBookingReply(booking: Booking, locale: Locale, now: number) {
  const today = getAgencyDay(now);
  const { totalCents, paidCents } = getTotals(booking);
  const { notes, deposit, payments } = booking;
  const trips = booking.trips.map(
    ({ bookingId: _booking, quoteId: _quote, persons: _persons, bookedAt: _booked, ...trip }) => ({
      ...trip,
      title: trip.offer !== null && loadOffer(trip.offer) ? getOfferTitle(trip.offer, locale) : trip.title,
      isOver: trip.date !== null && trip.date < today,
    }),
  );
  return { trips, totalCents, paidCents, deposit, payments, notes };
}
