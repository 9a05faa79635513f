import { getAgencyDay } from "../../domain/booking/calendar-day";
import { createKey } from "../../site/form/create-key";
import type { PaymentMethod } from "../../domain/config/bookings";
import type { Locale } from "../../domain/config/locales";
import type { BookingMake, BookingTripSend } from "../../domain/contracts/bookings";
import type { FieldErrors } from "../../domain/contracts/error-codes";
import type { Pickup, QuoteTripSend, Trip } from "../../domain/contracts/quotes";
import type { StaffTexts } from "../../domain/i18n/staff-texts";
import type { ChosenOffer } from "../shell/client";
import { parseMoney } from "./money";

/** A line of a quote as it is typed. */
export interface TypedLine {
  id: string;
  label: string;
  count: string;
  price: string;
  /** Added by hand: working out the prices anew leaves it alone. */
  isOwn?: boolean;
}

/** A trip as it is typed: texts of fields. */
export interface TypedTrip {
  id: string;
  offer: string;
  /** Names what is no offer. */
  title: string;
  port: string;
  date: string;
  adults: string;
  children: string;
  smallChildren: string;
  place: string;
  time: string;
  /** Of a quote. */
  lines: readonly TypedLine[];
  /** Of a booking. */
  amount: string;
  /** The amount that the price rules gave last: another one was typed by hand, and stays. */
  worked: string;
}

export const MAX_TRIPS = 10;
export const PARTY_FIELDS = ["adults", "children", "smallChildren"] as const;

/** That of the field, after the id of its trip or line. */
export interface Problem {
  field: string;
  word: keyof StaffTexts["enquiries"]["booking"];
}

export const isProblem = (value: object): value is Problem => "word" in value;

export function createTrip(chosen?: ChosenOffer | (Trip & { pickup: Pickup })): TypedTrip {
  const toText = (count: number | null | undefined) => String(count ?? 0);
  return {
    id: createKey(),
    offer: chosen?.offer ?? "",
    title: "",
    port: chosen?.port ?? "",
    date: chosen?.date ?? "",
    adults: toText(chosen?.adults),
    children: toText(chosen?.children),
    smallChildren: toText(chosen?.smallChildren),
    place: chosen?.pickup?.place ?? "",
    time: chosen?.pickup?.time ?? "",
    ...{ lines: [], amount: "", worked: "" },
  };
}

/** The trips that the guest has asked for; an empty one for a question. */
export function createTrips(chosen: readonly ChosenOffer[]): TypedTrip[] {
  return chosen.length === 0 ? [createTrip()] : chosen.slice(0, MAX_TRIPS).map(createTrip);
}

/** Whole persons; nothing typed is nobody. */
function readPersons(text: string): number {
  const typed = text.trim();
  return /^\d{0,2}$/.test(typed) ? Number(typed) : NaN;
}

/** Reads offer, port, day and party, as prices are worked out of them. */
export function readParty(trip: TypedTrip) {
  const [adults = 0, children = 0, smallChildren = 0] = PARTY_FIELDS.map((name) => readPersons(trip[name]));
  return {
    ...(trip.offer && { offer: trip.offer }),
    ...(trip.port && { port: trip.port as NonNullable<QuoteTripSend["port"]> }),
    ...(trip.date && { date: trip.date }),
    ...{ adults, children, smallChildren },
  };
}

/** Finds the number of persons that is none; an offer needs somebody who goes. */
export function findBadParty(trip: TypedTrip): Problem | undefined {
  const bad = PARTY_FIELDS.find((name) => Number.isNaN(readPersons(trip[name])));
  const isEmpty = PARTY_FIELDS.every((name) => readPersons(trip[name]) === 0);
  if (bad === undefined && !(isEmpty && trip.offer !== "")) return undefined;
  return { field: `${trip.id} ${bad ?? "adults"}`, word: "needPersons" };
}

export function readTrip(trip: TypedTrip): Problem | Omit<QuoteTripSend, "lines"> {
  const badParty = findBadParty(trip);
  if (badParty) return badParty;
  const [title, place] = [trip.title.trim(), trip.place.trim()];
  if (trip.offer === "" && title === "") return { field: `${trip.id} title`, word: "needTitle" };
  return {
    ...readParty(trip),
    title: trip.offer === "" ? title : "",
    ...((place || trip.time) && { pickup: { place, ...(trip.time && { time: trip.time }) } }),
  };
}

export interface TypedDeposit {
  deposit: string;
  depositDue: string;
}

/** Reads a deposit; `undefined` where none is asked for. */
export function readDeposit(
  { deposit, depositDue }: TypedDeposit,
  totalCents: number,
  locale: Locale,
): Problem | { cents: number; due?: string } | undefined {
  if (deposit.trim() === "" && depositDue === "") return undefined;
  const cents = parseMoney(deposit, locale);
  if (cents === undefined || cents <= 0) return { field: "deposit", word: "needAmount" };
  if (cents > totalCents) return { field: "deposit", word: "depositTooHigh" };
  return { cents, ...(depositDue && { due: depositDue }) };
}

/** Finds a date or time inside that lacks a part, or that no calendar has: its value is empty then, as if none were meant. */
export function findIncomplete(inside: Element | null): Problem | undefined {
  const inputs = [...(inside?.querySelectorAll("input") ?? [])];
  const found = inputs.find(({ validity }) => validity.badInput);
  return found && { field: found.name, word: found.type === "time" ? "noSuchMoment" : "noSuchDay" };
}

/** Returns the error of a field that the server refused, by its path or the last name in it. */
const REFUSED: Readonly<Record<string, Problem["word"]>> = {
  "guest.name": "needName",
  "guest.phone": "wrongPhone",
  "guest.email": "wrongEmail",
  "deposit.due": "dayOver",
  deposit: "depositTooHigh",
  date: "dayOver",
  day: "dayOver",
  validUntil: "dayOver",
  payUrl: "needHttps",
  offer: "offerGone",
  lines: "wrongTotal",
};

/** Finds the field that the server has refused: it knows today's day in Santo Domingo, and which offers there are. */
export function findRefused(fields: FieldErrors, trips: readonly TypedTrip[]): Problem | undefined {
  for (const [path, code] of Object.entries(fields)) {
    const [, index, inTrip] = /^trips\.(\d+)\.([^.]+)/.exec(path) ?? [];
    const name = inTrip ?? (path.startsWith("guest.") ? path : (path.split(".")[0] ?? path));
    const word = code === "too-far" ? "validTooLong" : (REFUSED[path] ?? REFUSED[name]);
    const own = path === "deposit.due" ? "depositDue" : name;
    if (word)
      return { field: inTrip === undefined ? own : `${trips[Number(index)]?.id ?? ""} ${name}`, word };
  }
  return undefined;
}

export interface TypedPayment {
  payment: string;
  paymentDay: string;
  method: PaymentMethod;
}

export function createPayment(payment = ""): TypedPayment {
  return { payment, paymentDay: getAgencyDay(Date.now()), method: "cash" };
}

/** Reads a payment; a negative one was paid back. */
export function readPayment({ payment, paymentDay, method }: TypedPayment, locale: Locale) {
  const cents = parseMoney(payment, locale);
  if (cents === undefined || cents === 0) return { field: "payment", word: "needAmount" } satisfies Problem;
  if (paymentDay === "") return { field: "paymentDay", word: "needDay" } satisfies Problem;
  return { cents, day: paymentDay, method };
}

/** A booking by hand as it is typed: texts of fields. */
export interface TypedBooking extends TypedPayment, TypedDeposit {
  trips: readonly TypedTrip[];
  notes: string;
  isTold: boolean;
}

export const toTotal = (trips: readonly TypedTrip[], locale: Locale) =>
  trips.reduce((sum, { amount }) => sum + (parseMoney(amount, locale) ?? 0), 0);

function readBookingTrip(typed: TypedTrip, locale: Locale): Problem | BookingTripSend {
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
