import { getAgencyDay } from "../../domain/booking/calendar-day";
import { createKey } from "../../site/form/create-key";
import type { PaymentMethod } from "../../domain/config/bookings";
import type { BookingMake } from "../../domain/contracts/bookings";
import type { FieldErrors } from "../../domain/contracts/error-codes";
import type { Pickup, QuoteTripSend, Trip } from "../../domain/contracts/quotes";
import type { StaffTexts } from "../../domain/i18n/staff-texts";
import type { ChosenOffer } from "../shell/client";
import { findIncompleteDate } from "../ui/hooks";
import { parseMoney } from "./money";

export interface TypedLine {
  id: string;
  label: string;
  count: string;
  price: string;
  /** Added by hand: working out the prices anew leaves it alone. */
  isOwn?: boolean;
}

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

export type Report = (problem: Problem | undefined) => void;

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

export function readTrip(trip: TypedTrip, report: Report): Omit<QuoteTripSend, "lines"> {
  report(findBadParty(trip));
  const [title, place] = [trip.title.trim(), trip.place.trim()];
  if (trip.offer === "" && title === "") report({ field: `${trip.id} title`, word: "needTitle" });
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

export function readCents(
  text: string,
  field: string,
  report: Report,
  isRight = (cents: number) => cents >= 0,
): number {
  const cents = parseMoney(text);
  if (cents === undefined || !isRight(cents)) report({ field, word: "needAmount" });
  return cents ?? 0;
}

/** Reads a deposit; `undefined` where none is asked for. */
export function readDeposit({ deposit, depositDue }: TypedDeposit, totalCents: number, report: Report) {
  if (deposit.trim() === "" && depositDue === "") return undefined;
  const cents = readCents(deposit, "deposit", report, (amount) => amount > 0);
  if (cents > totalCents) report({ field: "deposit", word: "depositTooHigh" });
  return { cents, ...(depositDue && { due: depositDue }) };
}

export function findIncomplete(inside: Element | null): Problem | undefined {
  const found = findIncompleteDate(inside);
  return found && { field: found.name, word: found.type === "time" ? "noSuchMoment" : "noSuchDay" };
}

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
export function readPayment({ payment, paymentDay, method }: TypedPayment, report: Report) {
  const cents = readCents(payment, "payment", report, (amount) => amount !== 0);
  if (paymentDay === "") report({ field: "paymentDay", word: "needDay" });
  return { cents, day: paymentDay, method };
}

export interface TypedBooking extends TypedPayment, TypedDeposit {
  trips: readonly TypedTrip[];
  notes: string;
  isTold: boolean;
}

export const toTotal = (trips: readonly TypedTrip[]) =>
  trips.reduce((sum, { amount }) => sum + (parseMoney(amount) ?? 0), 0);

export type ReadBooking = Omit<BookingMake, "guest" | "key" | "evenIfFull">;

export function readBooking(typed: TypedBooking, report: Report): ReadBooking {
  const trips = typed.trips.map((trip) => {
    const read = readTrip(trip, report);
    if (trip.date === "") report({ field: `${trip.id} date`, word: "needDay" });
    return { ...read, date: trip.date, amountCents: readCents(trip.amount, `${trip.id} amount`, report) };
  });
  const deposit = readDeposit(typed, toTotal(typed.trips), report);
  const payment = typed.payment.trim() === "" ? undefined : readPayment(typed, report);
  const { notes, isTold } = typed;
  return { trips, notes, isTold, ...(deposit && { deposit }), ...(payment && { payment }) };
}
