import type { Kysely, NotNull, Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { groupBy } from "../../domain/lib/lookup";
import type { BookedTrip, Booking } from "../bookings/booking";
import { cancelTrips, leaveBooked, listBookings } from "../bookings/booking-repository";
import { changeEnquiryIn } from "../enquiries/change-enquiry";
import { mailGuest, toEnquiry, type By, type Enquiry } from "../enquiries/enquiry";
import type { Database } from "../platform/database/database";
import type { DepartureStatus, Tables } from "../platform/database/schema";

/** One offer on one day (`YYYY-MM-DD`). */
export interface Departure {
  offer: string;
  day: string;
}

/** Days that are read: from one to another, both included; of one offer or of all. */
export interface DepartureRange {
  offer?: string | undefined;
  from: string;
  to: string;
  /** Trips that are left out: they would be replaced. */
  exceptTrips?: readonly string[] | undefined;
}

export interface StoredDeparture extends Departure {
  status: DepartureStatus;
  reason: string;
  who: string | null;
  changedAt: number;
  /** How many persons each party has; `null` where nobody has said. */
  parties: (number | null)[];
}

export interface BookedParty {
  trip: BookedTrip;
  booking: Booking;
  enquiry: Enquiry;
}

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

const NOTHING_STORED = { status: "open", reason: "", who: null, changedAt: 0 } as const;

export function toDepartureId({ offer, day }: Departure): string {
  return `${offer}/${day}`;
}

/**
 * Locks a departure until the transaction ends, and returns its status: an update that changes nothing. The lock comes before those of
 * enquiries in every transaction that takes both.
 */
export async function lockDeparture(
  transaction: Transaction<Tables>,
  { offer, day }: Departure,
  now: number,
): Promise<DepartureStatus> {
  const row = { id: toDepartureId({ offer, day }), offer, day, ...NOTHING_STORED, changedAt: now };
  const locked = await transaction
    .insertInto("departures")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ offer }))
    .returning("status")
    .executeTakeFirstOrThrow();
  return locked.status;
}

/** Locks a departure and gives it another status; tells whether that is a change. A cancelled day is not closed. */
async function setStatus(
  transaction: Transaction<Tables>,
  departure: Departure,
  values: Pick<StoredDeparture, "status" | "reason" | "who" | "changedAt">,
): Promise<boolean> {
  const before = await lockDeparture(transaction, departure, values.changedAt);
  if (before === values.status || (before === "cancelled" && values.status === "closed")) return false;
  const id = toDepartureId(departure);
  await transaction.updateTable("departures").set(values).where("id", "=", id).execute();
  return true;
}

function selectTrips(db: Kysely<Tables>, { offer, from, to, exceptTrips = [] }: DepartureRange) {
  const trips = db
    .selectFrom("bookingTrips")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("id", "not in", exceptTrips);
  return offer === undefined ? trips : trips.where("offer", "=", offer);
}

/** Lists what is stored of the days of a range, in no order; days of which nothing is stored are missing. */
export async function listDepartures(db: Kysely<Tables>, range: DepartureRange): Promise<StoredDeparture[]> {
  const { offer, from, to } = range;
  const days = db.selectFrom("departures").selectAll().where("day", ">=", from).where("day", "<=", to);
  const rows = await (offer === undefined ? days : days.where("offer", "=", offer)).execute();
  const held = await selectTrips(db, range)
    .select(["offer", "day", "persons"])
    .where("status", "=", "confirmed")
    .where("offer", "is not", null)
    .$narrowType<{ offer: NotNull; day: NotNull }>()
    .execute();
  const found = new Map<string, StoredDeparture>(rows.map((row) => [row.id, { ...row, parties: [] }]));
  for (const { persons, ...departure } of held) {
    const id = toDepartureId(departure);
    const known = found.get(id) ?? { ...departure, ...NOTHING_STORED, parties: [] };
    known.parties.push(persons);
    found.set(id, known);
  }
  return [...found.values()];
}

/**
 * Lists the confirmed trips of a locked day by their bookings, and keeps others from changing these until the transaction ends: with the
 * lock of the day alone they could be cancelled meanwhile. Several cancellations lock enquiries in the same order.
 */
async function listHeld(transaction: Transaction<Tables>, { dialect }: Database, { offer, day }: Departure) {
  const held = selectTrips(transaction, { offer, from: day, to: day }).where("status", "=", "confirmed");
  if (dialect === "postgres")
    await transaction
      .selectFrom("enquiries")
      .select("id")
      .where("id", "in", held.select("bookingId"))
      .orderBy("id")
      .forUpdate()
      .execute();
  const columns = held.select(["id", "bookingId", "port", "persons"]);
  return groupBy(await columns.orderBy("bookingId").orderBy("id").execute(), (trip) => trip.bookingId);
}

/** Cancels the trips that one guest has on the day, with the event and the mail that say so. */
async function cancelGuest(
  transaction: Transaction<Tables>,
  database: Database,
  trips: readonly { id: string; bookingId: string; port: string | null; persons: number | null }[],
  { departure, reason: text, by, dueAt, getFreeDays }: DayCancelling,
  now: number,
): Promise<void> {
  const [first] = trips;
  if (first === undefined) return;
  const tripIds = trips.map(({ id }) => id);
  const data = { tripIds, day: departure.day, text, freeDays: [...getFreeDays(first)] };
  await changeEnquiryIn(
    transaction,
    database,
    {
      which: { id: first.bookingId },
      change: (enquiry) => ({
        fields: { dueAt },
        events: [{ kind: "day-cancelled", data, by, idempotencyKey: `trip:${first.id}` }],
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

export function createDepartureStore(database: Database) {
  const { db } = database;
  return {
    list: (range: DepartureRange) => listDepartures(db, range),
    /**
     * Lists the parties that have booked the days of a range, by day and offer: those that hold places, those that did not turn up,
     * and, where it is asked for, those whose day was cancelled; or all that may owe something, also for what is no offer or was cancelled.
     * A party whose data were deleted is only a number.
     */
    async listParties(range: DepartureRange, also?: "cancelled-days" | "debts"): Promise<BookedParty[]> {
      const trips = await selectTrips(db, range)
        .select(["id", "bookingId"])
        .where(({ eb, or }) =>
          or([
            eb("status", "!=", "cancelled"),
            ...(also === "cancelled-days" ? [eb("cancelledBy", "=", "weather")] : []),
            ...(also === "debts" ? [eb("feeCents", ">", 0)] : []),
          ]),
        )
        .$if(also !== "debts", (query) => query.where("offer", "is not", null))
        .orderBy("day")
        .orderBy("offer")
        .orderBy("bookedAt")
        .orderBy("id")
        .execute();
      const ids = [...new Set(trips.map(({ bookingId: id }) => id))];
      const rows = await db.selectFrom("enquiries").selectAll().where("id", "in", ids).execute();
      const enquiries = new Map(rows.map((row) => [row.id, toEnquiry(row)]));
      const bookings = await listBookings(db, ids);
      return trips.flatMap(({ id, bookingId }) => {
        const [enquiry, booking] = [enquiries.get(bookingId), bookings.get(bookingId)];
        const trip = booking?.trips.find((one) => one.id === id);
        return enquiry && booking && trip ? [{ enquiry, booking, trip }] : [];
      });
    },
    /** Closes a day for further bookings, or opens it again; returns whether that changed anything. A cancelled day can be opened. */
    setStatus: (departure: Departure, status: "open" | "closed", who: string, now: number) =>
      database.write((transaction) =>
        setStatus(transaction, departure, { status, reason: "", who, changedAt: now }),
      ),
    /**
     * Cancels a day: closes it, and cancels the trips of all who have booked it, in one transaction. Nobody can book between: bookings wait
     * for the day's lock, and find it cancelled. Returns how many guests were told; nobody is told twice.
     */
    cancel: (cancelling: DayCancelling, now: number) =>
      database.write(async (transaction) => {
        const { departure, reason, by } = cancelling;
        const values = { status: "cancelled", reason, who: by.name, changedAt: now } as const;
        if (!(await setStatus(transaction, departure, values))) return { outcome: "repeated", guests: 0 };
        const booked = await listHeld(transaction, database, departure);
        for (const trips of booked.values()) await cancelGuest(transaction, database, trips, cancelling, now);
        return { outcome: "cancelled", guests: booked.size };
      }),
  };
}

export function createDepartureCalendarStore({ db }: Database) {
  const open = () => db.selectFrom("departureCalendars").where("endedAt", "is", null);
  return {
    /** Lists them without their keys; `offer` is null where all are meant. */
    list: () =>
      open()
        .select(["id", "name", "locale", "offer", "who", "createdAt"])
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),
    async add(
      calendar: Pick<Tables["departureCalendars"], "keyHash" | "name" | "locale" | "offer" | "who">,
      now: number,
    ): Promise<void> {
      const row = { id: randomUUID(), ...calendar, createdAt: now, endedAt: null };
      await db.insertInto("departureCalendars").values(row).execute();
    },
    /** Finds the address with this key, unless it was ended. */
    findByKey: (keyHash: string) =>
      open().select(["locale", "offer"]).where("keyHash", "=", keyHash).executeTakeFirst(),
    /** Ends an address for good; `undefined` where it was none. */
    end: (id: string, now: number) =>
      db
        .updateTable("departureCalendars")
        .set({ endedAt: now })
        .where("id", "=", id)
        .where("endedAt", "is", null)
        .returning("name")
        .executeTakeFirst(),
  };
}
