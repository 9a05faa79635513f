import type { NotNull } from "kysely";
import { randomUUID } from "node:crypto";

import type { BookedTrip, Booking } from "../bookings/booking";
import { listBookings } from "../bookings/booking-repository";
import { toEnquiry, type Enquiry } from "../enquiries/enquiry";
import type { Database } from "../platform/database/database";
import type { DepartureStatus, Tables } from "../platform/database/schema";
import { cancelDay, type DayCancelling } from "./cancel-day";
import { type Departure, lockDeparture, toDepartureId } from "./departure-seats";

/** Days that are read: from one to another, both included; of one offer or of all. */
interface DepartureRange {
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

/** A party that has booked. */
export interface BookedParty {
  trip: BookedTrip;
  booking: Booking;
  enquiry: Enquiry;
}

/** Ids of one statement. */
const BATCH = 500;

const NOTHING_STORED = { status: "open", reason: "", who: null, changedAt: 0 } as const;

/** Creates the store of departures: what is held and closed, by offer and day. */
export function createDepartureStore(database: Database) {
  const { db } = database;

  function selectTrips({ offer, from, to, exceptTrips = [] }: DepartureRange) {
    const trips = db
      .selectFrom("bookingTrips")
      .where("day", ">=", from)
      .where("day", "<=", to)
      .where("id", "not in", exceptTrips);
    return offer === undefined ? trips.where("offer", "is not", null) : trips.where("offer", "=", offer);
  }

  return {
    /** Lists what is stored of the days of a range, in no order; days of which nothing is stored are missing. */
    async list(range: DepartureRange): Promise<StoredDeparture[]> {
      const { offer, from, to } = range;
      const days = db.selectFrom("departures").selectAll().where("day", ">=", from).where("day", "<=", to);
      const [rows, held] = await Promise.all([
        (offer === undefined ? days : days.where("offer", "=", offer)).execute(),
        selectTrips(range)
          .select(["offer", "day", "persons"])
          .where("status", "=", "confirmed")
          .$narrowType<{ offer: NotNull; day: NotNull }>()
          .execute(),
      ]);
      const found = new Map<string, StoredDeparture>(rows.map((row) => [row.id, { ...row, parties: [] }]));
      for (const { persons, ...departure } of held) {
        const id = toDepartureId(departure);
        const known = found.get(id) ?? { ...departure, ...NOTHING_STORED, parties: [] };
        known.parties.push(persons);
        found.set(id, known);
      }
      return [...found.values()];
    },
    /**
     * Lists the parties that have booked the days of a range, by day and offer: those that hold places, those that did not turn up,
     * and, where it is asked for, those whose day was cancelled.
     * A party whose data were deleted is only a number.
     */
    async listParties(range: DepartureRange, isWithCancelledDays = false): Promise<BookedParty[]> {
      const trips = await selectTrips(range)
        .select(["id", "bookingId"])
        .where(({ eb, or }) =>
          or([
            eb("status", "!=", "cancelled"),
            ...(isWithCancelledDays ? [eb("cancelledBy", "=", "weather")] : []),
          ]),
        )
        .orderBy("day")
        .orderBy("offer")
        .orderBy("bookedAt")
        .orderBy("id")
        .execute();
      const ids = [...new Set(trips.map(({ bookingId: id }) => id))];
      const parties = new Map<string, Omit<BookedParty, "trip">>();
      for (let start = 0; start < ids.length; start += BATCH) {
        const some = ids.slice(start, start + BATCH);
        const rows = await db.selectFrom("enquiries").selectAll().where("id", "in", some).execute();
        const bookings = await listBookings(db, some);
        for (const row of rows) {
          const booking = bookings.get(row.id);
          if (booking !== undefined) parties.set(row.id, { enquiry: toEnquiry(row), booking });
        }
      }
      return trips.flatMap(({ id, bookingId }) => {
        const party = parties.get(bookingId);
        const trip = party?.booking.trips.find((one) => one.id === id);
        return party === undefined || trip === undefined ? [] : [{ ...party, trip }];
      });
    },
    /** Closes a day for further bookings, or opens it again; gets whether that changed anything. A cancelled day can be opened. */
    setStatus(departure: Departure, status: "open" | "closed", who: string, now: number): Promise<boolean> {
      return database.write(async (transaction) => {
        const before = await lockDeparture(transaction, departure, now);
        if (before === status || (before === "cancelled" && status === "closed")) return false;
        await transaction
          .updateTable("departures")
          .set({ status, reason: "", who, changedAt: now })
          .where("id", "=", toDepartureId(departure))
          .execute();
        return true;
      });
    },
    /** Cancels a day for everybody who has booked it: see `cancelDay`. */
    cancel: (cancelling: DayCancelling, now: number) => cancelDay(database, cancelling, now),
  };
}

/** Creates the store of the secret addresses under which crews read the departures. */
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
