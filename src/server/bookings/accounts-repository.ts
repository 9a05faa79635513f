import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { randomUUID } from "node:crypto";

import { getAgencyDay, addMonths, getAgencyMonth } from "../../domain/booking/calendar-day";
import type { PaymentMethod } from "../../domain/config/booking";
import { getFullName } from "../mail/facts";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import type { BookingTripTable } from "./booking";

export interface Commission {
  /** The partner's code. */
  source: string;
  /** Of the amount. */
  percent: number;
  /** Per person, in US cents. */
  personCents: number;
}

/** The newest closed month, "" where none is. */
async function findClosed(db: Kysely<Tables>): Promise<string> {
  const months = db.selectFrom("closedMonths").select("month").orderBy("month", "desc").limit(1);
  return (await months.executeTakeFirst())?.month ?? "";
}

const toMonth = (day: string) => day.slice(0, "YYYY-MM".length);
const toOpen = (month: string, closed: string) => (month > closed ? month : addMonths(closed, 1));

export async function addSales(
  transaction: Transaction<Tables>,
  trips: readonly Pick<BookingTripTable, "id" | "bookingId" | "day" | "offer" | "persons" | "amountCents">[],
  { now, who, commission }: { now: number; who: string | null; commission?: Commission | undefined },
): Promise<void> {
  const closed = await findClosed(transaction);
  const month = toOpen(getAgencyMonth(now), closed);
  const rows = trips.map(({ id: tripId, bookingId, day, offer, persons, amountCents }) => {
    const { percent = 0, personCents = 0, source = null } = commission ?? {};
    return {
      ...{ id: randomUUID(), bookingId, tripId, kind: "sold" as const, at: now, day, offer, month },
      tripMonth: day === null ? month : toOpen(toMonth(day), closed),
      ...{ persons: persons ?? 0, amountCents, source, method: null, who },
      commissionCents: Math.round((amountCents * percent) / 100) + (persons ?? 0) * personCents,
    };
  });
  await transaction.insertInto("bookingEntries").values(rows).execute();
}

/** Takes back what was sold by trips that were cancelled but for their fees, in US cents, and the commission for it. */
export async function addCancellations(
  transaction: Transaction<Tables>,
  fees: ReadonlyMap<string, number>,
  { now, who }: { now: number; who: string | null },
): Promise<void> {
  const sold = await transaction
    .selectFrom("bookingEntries")
    .selectAll()
    .where("tripId", "in", [...fees.keys()])
    .where("kind", "=", "sold")
    .execute();
  if (sold.length === 0) return;
  const closed = await findClosed(transaction);
  const rows = sold.map((row) => {
    const amountCents = (fees.get(row.tripId ?? "") ?? 0) - row.amountCents;
    const share = row.amountCents === 0 ? -1 : amountCents / row.amountCents;
    return {
      ...row,
      ...{ id: randomUUID(), kind: "cancelled" as const, at: now, who },
      ...{ month: toOpen(getAgencyMonth(now), closed), tripMonth: toOpen(row.tripMonth, closed) },
      ...{ persons: -row.persons, amountCents, commissionCents: Math.round(row.commissionCents * share) },
    };
  });
  await transaction.insertInto("bookingEntries").values(rows).execute();
}

/** Notes a payment, of a negative amount one that was paid back. */
export async function addPayment(
  transaction: Transaction<Tables>,
  bookingId: string,
  { cents, day, method }: { cents: number; day: string; method: PaymentMethod },
  { now, who }: { now: number; who: string | null },
): Promise<void> {
  const month = toOpen(toMonth(day), await findClosed(transaction));
  await transaction
    .insertInto("bookingEntries")
    .values({
      ...{ id: randomUUID(), bookingId, tripId: null, kind: "paid", at: now, day, month },
      ...{ tripMonth: month, offer: null, persons: 0, amountCents: cents, source: null },
      ...{ commissionCents: 0, method, who },
    })
    .execute();
}

export type Entry = Selectable<Tables["bookingEntries"]>;

const COUNTED_BY = ["kind", "month", "tripMonth", "offer", "source", "method"] as const;

/** PostgreSQL adds up bigints to a numeric, which its driver hands on as text. */
const add = (column: "persons" | "amountCents" | "commissionCents") =>
  sql<number>`cast(sum(${sql.ref(column)}) as bigint)`.as(column);

export function createAccountsStore({ db }: Pick<Database, "db">) {
  const selectOfMonth = (month: string) =>
    db
      .selectFrom("bookingEntries")
      .where(({ or, eb }) => or([eb("month", "=", month), eb("tripMonth", "=", month)]));

  /** Returns the unpaid amount of the trips of a month: of each booking, payments count for what takes place first. */
  async function sumDue(first: string, last: string): Promise<number> {
    const { rows } = await sql<{ cents: number }>`
      select cast(coalesce(sum(case when owed < of_month then owed else of_month end), 0) as bigint) as cents
      from (
        select
          sum(case when kind = 'paid' then -amount_cents when day <= ${last} then amount_cents end) as owed,
          sum(case when kind <> 'paid' and day between ${first} and ${last} then amount_cents end) as of_month
        from booking_entries where booking_id in (
          select booking_id from booking_trips where day between ${first} and ${last})
        group by booking_id
      ) as bookings where owed > 0`.execute(db);
    return rows[0]?.cents ?? 0;
  }

  return {
    /** Lists the entries that belong to a month by its own day or by the day of the trip. */
    listEntries: (month: string) => selectOfMonth(month).selectAll().orderBy("at").orderBy("id").execute(),
    /** Loads what belongs to a month; `first` is the first month of which there is an entry. */
    async load(month: string, span: { from: number; to: number }) {
      const [firstDay, lastDay] = [`${month}-01`, `${month}-31`];
      const [entries, dueCents, { noShows }, lost, closed, first] = await Promise.all([
        selectOfMonth(month)
          .select([...COUNTED_BY, add("persons"), add("amountCents"), add("commissionCents")])
          .select(({ fn }) => fn.countAll<number>().as("entries"))
          .groupBy(COUNTED_BY)
          .execute(),
        sumDue(firstDay, lastDay),
        db
          .selectFrom("bookingTrips")
          .select(({ fn }) => fn.countAll<number>().as("noShows"))
          .where("status", "=", "no-show")
          .where("day", ">=", firstDay)
          .where("day", "<=", lastDay)
          .executeTakeFirstOrThrow(),
        db
          .selectFrom("enquiries")
          .select("lostReason")
          .select(({ fn }) => fn.countAll<number>().as("enquiries"))
          .where("status", "=", "lost")
          .where("suspicion", "is", null)
          .where("closedAt", ">=", span.from)
          .where("closedAt", "<", span.to)
          .groupBy("lostReason")
          .execute(),
        findClosed(db),
        db.selectFrom("bookingEntries").select("month").orderBy("month").limit(1).executeTakeFirst(),
      ]);
      return { entries, dueCents, noShows, lost, closed, first: first?.month };
    },
    /** Lists the guests who have paid more than their trips cost now, by the day of the last entry. US cents. */
    async listRefunds() {
      const owed = sql<
        number | string
      >`sum(case when booking_entries.kind = 'paid' then amount_cents else -amount_cents end)`;
      const rows = await db
        .selectFrom("bookingEntries")
        .innerJoin("enquiries", "enquiries.id", "bookingId")
        .select(["enquiries.reference", "enquiries.payload", owed.as("owed")])
        .groupBy(["enquiries.id", "enquiries.reference", "enquiries.payload"])
        .having(owed, ">", 0)
        .orderBy(({ fn }) => fn.max("at"))
        .execute();
      return rows.map(({ reference, payload, owed: cents }) => ({
        reference,
        name: getFullName({ payload }),
        // PostgreSQL sums bigints as numerics, which its driver hands on as text.
        cents: Number(cents),
      }));
    },
    /** Closes a month that is over, with those before it. */
    async close(month: string, who: string, now: number): Promise<boolean> {
      if (`${month}-31` >= getAgencyDay(now)) return false;
      await db
        .insertInto("closedMonths")
        .values({ month, who, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },
  };
}
