import type { Selectable } from "kysely";
import { randomUUID } from "node:crypto";

import { toLocale, type Locale } from "../../config/locales";
import { toEnquiry, type Enquiry } from "../enquiries/enquiry";
import { hasTrip } from "../enquiries/inbox-repository";
import { type Database, getAffectedRows } from "../platform/database/database";
import type { DepartureStatus, Tables } from "../platform/database/schema";
import { selectAcceptedQuotes } from "../quotes/quote-repository";
import { toQuote, type Quote } from "../quotes/quote";
import { cancelDay, type DayCancelling } from "./cancel-day";
import { type Departure, lockDeparture, toDepartureId } from "./departure-seats";

/**
 * Lists the enquiries that staff have marked as booked and that name an offer and a day, the oldest first, without those whose accepted
 * quote holds places or is about something else.
 */
async function listHandBooked({ db }: Database, { offer, day }: Departure): Promise<Enquiry[]> {
  const rows = await db
    .selectFrom("enquiries")
    .selectAll()
    .where((where) => where.and(hasTrip(where, { offer, from: day, to: day })))
    .where("status", "=", "booked")
    .where("suspicion", "is", null)
    .where((where) =>
      where.not(
        where.exists(
          selectAcceptedQuotes(where).where(({ or, and, eb }) =>
            or([
              and([eb("quotes.offer", "is not", null), eb("quotes.travel_date", "is not", null)]),
              eb("quotes.offer", "!=", offer),
              eb("quotes.travel_date", "!=", day),
            ]),
          ),
        ),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toEnquiry);
}

/** Days that are read: from one to another, both included; of one offer or of all. */
interface DepartureRange {
  offer?: string | undefined;
  from: string;
  to: string;
  /** What this enquiry has accepted is left out. */
  exceptEnquiryId?: string | undefined;
}

/** What is stored of a departure: its status, and the parties whose accepted quotes hold places. */
export interface StoredDeparture extends Departure {
  status: DepartureStatus;
  reason: string;
  who: string | null;
  changedAt: number;
  /** How many persons each party has; `null` where its quote does not say. */
  parties: (number | null)[];
}

/** A party that has booked. */
export interface BookedParty {
  quote: Quote;
  enquiry: Enquiry;
}

const NOTHING_STORED = { status: "open", reason: "", who: null, changedAt: 0 } as const;

/** Creates the store of departures: what is held and closed, by offer and day. */
export function createDepartureStore(database: Database) {
  const { db } = database;

  async function listRows({ offer, from, to }: DepartureRange) {
    const rows = db.selectFrom("departures").selectAll().where("day", ">=", from).where("day", "<=", to);
    return (offer === undefined ? rows : rows.where("offer", "=", offer)).execute();
  }
  async function listHeld({ offer, from, to, exceptEnquiryId = "" }: DepartureRange) {
    const rows = db
      .selectFrom("quotes")
      .select(["offer", "travel_date as day", "persons"])
      .where("status", "=", "accepted")
      .where("travel_date", ">=", from)
      .where("travel_date", "<=", to)
      .where("enquiry_id", "!=", exceptEnquiryId);
    const found = await (
      offer === undefined ? rows.where("offer", "is not", null) : rows.where("offer", "=", offer)
    ).execute();
    // The conditions leave out what is `null`.
    return found as (Departure & { persons: number | null })[];
  }

  return {
    /** Lists what is stored of the days of a range, in no order; days of which nothing is stored are missing. */
    async list(range: DepartureRange): Promise<StoredDeparture[]> {
      const [rows, held] = await Promise.all([listRows(range), listHeld(range)]);
      const found = new Map<string, StoredDeparture>();
      for (const { id, offer, day, status, reason, who, changed_at: changedAt } of rows)
        found.set(id, { offer, day, status, reason, who, changedAt, parties: [] });
      for (const { persons, ...departure } of held) {
        const id = toDepartureId(departure);
        const known = found.get(id) ?? { ...departure, ...NOTHING_STORED, parties: [] };
        known.parties.push(persons);
        found.set(id, known);
      }
      return [...found.values()];
    },
    /** Lists the parties that have booked the days of a range, by day, offer and when the quote was made. */
    async listParties({ offer, from, to }: DepartureRange): Promise<BookedParty[]> {
      const rows = db
        .selectFrom("quotes")
        .selectAll()
        .where("status", "=", "accepted")
        .where("travel_date", ">=", from)
        .where("travel_date", "<=", to);
      const booked = await (
        offer === undefined ? rows.where("offer", "is not", null) : rows.where("offer", "=", offer)
      )
        .orderBy("travel_date")
        .orderBy("offer")
        .orderBy("created_at")
        .execute();
      if (booked.length === 0) return [];
      const enquiries = await db
        .selectFrom("enquiries")
        .selectAll()
        .where("id", "in", (query) =>
          query
            .selectFrom("quotes")
            .select("enquiry_id")
            .where("status", "=", "accepted")
            .where("travel_date", ">=", from)
            .where("travel_date", "<=", to),
        )
        .execute();
      const byId = new Map(enquiries.map((row) => [row.id, toEnquiry(row)]));
      return booked.flatMap((row) => {
        const enquiry = byId.get(row.enquiry_id);
        return enquiry === undefined ? [] : [{ quote: toQuote(row), enquiry }];
      });
    },
    /** Lists who has booked a day without an accepted quote: see `listHandBooked`. */
    listHandBooked: (departure: Departure) => listHandBooked(database, departure),
    /** Closes a day for further bookings, or opens it again; gets whether that changed anything. A cancelled day can be opened. */
    setStatus(departure: Departure, status: "open" | "closed", who: string, now: number): Promise<boolean> {
      return database.write(async (transaction) => {
        const before = await lockDeparture(transaction, database, departure, now);
        if (before === status || (before === "cancelled" && status === "closed")) return false;
        await transaction
          .updateTable("departures")
          .set({ status, reason: "", who, changed_at: now })
          .where("id", "=", toDepartureId(departure))
          .execute();
        return true;
      });
    },
    /** Cancels a day for everybody who has booked it: see `cancelDay`. */
    cancel: (cancelling: DayCancelling, now: number) => cancelDay(database, cancelling, now),
  };
}

/** A secret address of the departures, without its key. */
interface DepartureCalendar {
  id: string;
  name: string;
  /** The language of the crew. */
  locale: Locale;
  who: string;
  createdAt: number;
}

function toCalendar(row: Selectable<Tables["departure_calendars"]>): DepartureCalendar {
  const { id, name, who, created_at: createdAt } = row;
  return { id, name, locale: toLocale(row.locale), who, createdAt };
}

/** Creates the store of the secret addresses under which crews read the departures. */
export function createDepartureCalendarStore({ db }: Database) {
  const all = () => db.selectFrom("departure_calendars").selectAll().where("ended_at", "is", null);
  return {
    async list(): Promise<DepartureCalendar[]> {
      return (await all().orderBy("created_at").orderBy("id").execute()).map(toCalendar);
    },
    async add(
      { keyHash, ...about }: Omit<DepartureCalendar, "id" | "createdAt"> & { keyHash: string },
      now: number,
    ): Promise<DepartureCalendar> {
      const row = { id: randomUUID(), key_hash: keyHash, ...about, created_at: now, ended_at: null };
      await db.insertInto("departure_calendars").values(row).execute();
      return toCalendar(row);
    },
    /** Finds the address with this key, unless it was ended. */
    async findByKey(keyHash: string): Promise<DepartureCalendar | undefined> {
      const row = await all().where("key_hash", "=", keyHash).executeTakeFirst();
      return row && toCalendar(row);
    },
    /** Ends an address for good; gets whether it was one. */
    async end(id: string, now: number): Promise<boolean> {
      const ended = await db
        .updateTable("departure_calendars")
        .set({ ended_at: now })
        .where("id", "=", id)
        .where("ended_at", "is", null)
        .executeTakeFirst();
      return getAffectedRows(ended) > 0;
    },
  };
}
