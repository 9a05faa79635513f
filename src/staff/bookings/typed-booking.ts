import type { Locale } from "../../config/locales";
import type { BookingMake, BookingTripSend } from "../../contracts/bookings";
import { parseMoney } from "./money";
import { readPayment, type TypedPayment } from "./payments";
import { isProblem, readDeposit, readTrip, type Problem, type TypedTrip } from "./typed-trips";

export interface TypedBookingTrip extends TypedTrip {
  amount: string;
  /** The amount that the price rules gave last: another one was typed by hand, and stays. */
  worked: string;
}

/** A booking by hand as it is typed: texts of fields. */
export interface TypedBooking extends TypedPayment {
  trips: readonly TypedBookingTrip[];
  deposit: string;
  depositDue: string;
  notes: string;
  isTold: boolean;
}

export const complete = (trip: TypedTrip): TypedBookingTrip => ({ ...trip, amount: "", worked: "" });

export const toTotal = (trips: readonly TypedBookingTrip[], locale: Locale) =>
  trips.reduce((sum, { amount }) => sum + (parseMoney(amount, locale) ?? 0), 0);

function readBookingTrip(typed: TypedBookingTrip, locale: Locale): Problem | BookingTripSend {
  const trip = readTrip(typed);
  if (isProblem(trip)) return trip;
  const { date } = trip;
  if (date === undefined) return { field: `${typed.id} date`, word: "needDay" };
  const amountCents = parseMoney(typed.amount, locale);
  if (amountCents === undefined || amountCents < 0)
    return { field: `${typed.id} amount`, word: "needAmount" };
  return { ...trip, date, amountCents };
}

export type ReadBooking = Omit<BookingMake, "guest" | "key" | "evenIfFull">;

export function readBooking(typed: TypedBooking, locale: Locale): Problem | ReadBooking {
  const trips: BookingTripSend[] = [];
  for (const typedTrip of typed.trips) {
    const trip = readBookingTrip(typedTrip, locale);
    if (isProblem(trip)) return trip;
    trips.push(trip);
  }
  const deposit = readDeposit(typed, toTotal(typed.trips, locale), locale);
  if (deposit && isProblem(deposit)) return deposit;
  const payment = typed.payment.trim() === "" ? undefined : readPayment(typed, locale);
  if (payment && isProblem(payment)) return payment;
  const { notes, isTold } = typed;
  return { trips, notes, isTold, ...(deposit && { deposit }), ...(payment && { payment }) };
}
