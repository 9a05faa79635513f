import { randomUUID } from "node:crypto";
import { sql, type Kysely, type Migration } from "kysely";

const TABLES = [
  `create table bookings (
    id text primary key references enquiries (id) on delete cascade,
    notes text not null default '', details text not null, deposit_cents bigint, deposit_due text,
    created_at bigint not null)`,
  // Numbers without a person: they stay when the guest's data are deleted.
  `create table booking_trips (
    id text primary key, booking_id text not null, quote_id text, offer text, port text, day text,
    adults integer, children integer, small_children integer, persons integer, amount_cents bigint not null,
    status text not null, cancelled_by text, booked_at bigint not null, settled_at bigint)`,
  `create index booking_trips_by_booking on booking_trips (booking_id)`,
  // What is held is counted of the trips themselves: no second number can disagree with them.
  `create index booking_trips_held on booking_trips (offer, day) where status = 'confirmed'`,
  `create index booking_trips_by_day on booking_trips (day)`,
  `create table booking_entries (
    id text primary key, booking_id text not null, trip_id text, kind text not null, at bigint not null,
    day text, month text not null, trip_month text not null, offer text, persons integer not null,
    amount_cents bigint not null, source text, commission_cents bigint not null, method text, who text)`,
  `create index booking_entries_by_booking on booking_entries (booking_id)`,
  `create index booking_entries_by_month on booking_entries (month)`,
  `create index booking_entries_by_trip_month on booking_entries (trip_month)`,
  `create table closed_months (month text primary key, who text not null, at bigint not null)`,
  // Told of places that a deletion freed; nothing that is booked is deleted any more.
  `delete from outbox where mail = 'agency-freed' and status = 'due'`,
  `alter table enquiries add column about text not null default 'asked'`,
  `alter table enquiries add column lost_reason text`,
];

const DROPS = [
  `drop index quotes_held`,
  `drop index quotes_by_accepted_day`,
  `alter table quotes drop column offer`,
  `alter table quotes drop column travel_date`,
  `alter table quotes drop column persons`,
];

/** As they stood before. */
interface Before {
  quotes: {
    id: string;
    enquiry_id: string;
    status: string;
    data: string;
    total_cents: number;
    created_at: number;
    settled_at: number | null;
  };
  enquiries: {
    id: string;
    status: string;
    payload: string;
    touched_at: number;
    about: string;
    trips: number | null;
    offer: string | null;
    port: string | null;
    travel_date: string | null;
  };
  enquiry_trips: {
    id: string;
    enquiry_id: string;
    offer: string | null;
    port: string | null;
    day: string | null;
  };
  enquiry_events: { id: string; kind: string; data: string };
  bookings: { id: string; details: string; created_at: number };
  booking_trips: Record<string, string | number | null>;
  booking_entries: Record<string, string | number | null>;
}

interface Trip {
  offer: string | null;
  title: string;
  port: string | null;
  date: string | null;
  adults: number | null;
  children: number | null;
  smallChildren: number | null;
}

interface Booked extends Trip {
  id: string;
  quoteId: string | null;
  amountCents: number;
  isCancelled: boolean;
  bookedAt: number;
  settledAt: number | null;
  place: string;
}

/** The calendar of Santo Domingo has no summer time. */
const toDay = (at: number) => new Date(at - 4 * 60 * 60_000).toISOString().slice(0, 10);

function countPersons({ adults, children, smallChildren }: Trip): number | null {
  const known = [adults, children, smallChildren].flatMap((count) => count ?? []);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}

interface Payload {
  service?: string;
  port?: string;
  date?: string;
  adults?: number;
  children?: number;
  smallChildren?: number;
  pickup?: { place?: string };
  offers?: Payload[];
}

/** Lists what an enquiry asked for that staff had marked as booked. */
function toAsked({ offers = [], ...first }: Payload): (Trip & { place: string })[] {
  const asked = [first, ...offers].filter(({ service, date }) => (service ?? date) !== undefined);
  return asked.map(({ service, port, date, adults, children, smallChildren, pickup }) => ({
    ...{ offer: service ?? null, title: "", port: port ?? null, date: date ?? null },
    ...{ adults: adults ?? null, children: children ?? null, smallChildren: smallChildren ?? null },
    place: pickup?.place ?? first.pickup?.place ?? "",
  }));
}

async function insertBooking(db: Kysely<Before>, enquiryId: string, trips: readonly Booked[]): Promise<void> {
  const details = Object.fromEntries(
    trips.map(({ id, title, place }) => [id, { title, pickup: { place, time: "" } }]),
  );
  const createdAt = Math.min(...trips.map(({ bookedAt }) => bookedAt));
  await db
    .insertInto("bookings")
    .values({ id: enquiryId, details: JSON.stringify(details), created_at: createdAt })
    .execute();
  for (const trip of trips) {
    const { id, quoteId, offer, port, date, amountCents, isCancelled, bookedAt, settledAt } = trip;
    const persons = countPersons(trip);
    await db
      .insertInto("booking_trips")
      .values({
        ...{ id, booking_id: enquiryId, quote_id: quoteId, offer, port, day: date, persons },
        ...{ adults: trip.adults, children: trip.children, small_children: trip.smallChildren },
        ...{ amount_cents: amountCents, status: isCancelled ? "cancelled" : "confirmed" },
        ...{ cancelled_by: isCancelled ? "agency" : null, booked_at: bookedAt },
        settled_at: isCancelled ? settledAt : null,
      })
      .execute();
    const entry = (kind: string, sign: 1 | -1, at: number) => ({
      ...{ id: randomUUID(), booking_id: enquiryId, trip_id: id, kind, at, day: date, offer },
      ...{ month: toDay(at).slice(0, 7), trip_month: (date ?? toDay(at)).slice(0, 7) },
      ...{ persons: sign * (persons ?? 0), amount_cents: sign * amountCents },
      ...{ source: null, commission_cents: 0, method: null, who: null },
    });
    const entries = [
      entry("sold", 1, bookedAt),
      ...(isCancelled ? [entry("cancelled", -1, settledAt ?? bookedAt)] : []),
    ];
    await db.insertInto("booking_entries").values(entries).execute();
  }
  const open = trips.filter(({ isCancelled }) => !isCancelled);
  if (open.length > 0) await list(db, enquiryId, open);
}

/** Makes the list of enquiries show what is booked. */
async function list(db: Kysely<Before>, enquiryId: string, trips: readonly Trip[]): Promise<void> {
  const rows = trips.map(({ offer, port, date }, index) => ({
    ...{ id: `${enquiryId}/${index + 1}`, enquiry_id: enquiryId, offer, port, day: date },
  }));
  await db.deleteFrom("enquiry_trips").where("enquiry_id", "=", enquiryId).execute();
  if (rows.length > 1) await db.insertInto("enquiry_trips").values(rows).execute();
  const [first] = trips;
  const days = trips.flatMap(({ date }) => date ?? []).sort();
  await db
    .updateTable("enquiries")
    .set({
      ...{ about: "booked", offer: first?.offer ?? null, port: first?.port ?? null },
      ...{ travel_date: days[0] ?? null, trips: rows.length > 1 ? rows.length : 0 },
    })
    .where("id", "=", enquiryId)
    .execute();
}

/** Makes quotes hold trips, and bookings of those that were accepted. */
async function moveQuotes(db: Kysely<Before>): Promise<void> {
  const quotes = await db
    .selectFrom("quotes")
    .select(["id", "enquiry_id", "status", "data", "total_cents", "created_at", "settled_at"])
    .orderBy("created_at")
    .execute();
  const booked = new Map<string, Booked[]>();
  for (const { id, data, status, enquiry_id: enquiryId, ...row } of quotes) {
    const { offer, title, port, date, adults, children, smallChildren, lines, ...rest } = JSON.parse(
      data,
    ) as Trip & {
      lines: unknown[];
    };
    const trip: Trip = { offer, title, port, date, adults, children, smallChildren };
    const trips = [{ ...trip, pickup: { place: "", time: "" }, lines }];
    const moved = { ...rest, trips, lines: [], deposit: null, replaces: [], terms: [] };
    await db
      .updateTable("quotes")
      .set({ data: JSON.stringify(moved) })
      .where("id", "=", id)
      .execute();
    if (status !== "accepted" && status !== "cancelled") continue;
    const settledAt = row.settled_at ?? row.created_at;
    const isCancelled = status === "cancelled";
    booked.set(enquiryId, [
      ...(booked.get(enquiryId) ?? []),
      // Events and mails know the trip by the quote's id.
      {
        ...{ ...trip, id, quoteId: id, amountCents: row.total_cents, isCancelled, place: "" },
        ...{ bookedAt: isCancelled ? row.created_at : settledAt, settledAt },
      },
    ]);
  }
  for (const [enquiryId, trips] of booked) {
    const { payload } = await db
      .selectFrom("enquiries")
      .select("payload")
      .where("id", "=", enquiryId)
      .executeTakeFirstOrThrow();
    const place = (JSON.parse(payload) as Payload).pickup?.place ?? "";
    await insertBooking(
      db,
      enquiryId,
      trips.map((trip) => ({ ...trip, place })),
    );
  }
}

/** Makes bookings of the enquiries that staff had marked as booked. */
async function moveMarked(db: Kysely<Before>): Promise<void> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "payload", "touched_at"])
    .where("status", "=", "booked")
    .where("id", "not in", (eb) =>
      eb
        .selectFrom("booking_trips")
        .select(sql<string>`booking_id`.as("id"))
        .where("status", "=", "confirmed"),
    )
    .execute();
  for (const { id, payload, touched_at: bookedAt } of rows) {
    const trips = toAsked(JSON.parse(payload) as Payload).map((trip) => ({
      ...{ ...trip, id: randomUUID(), quoteId: null, amountCents: 0, isCancelled: false },
      ...{ bookedAt, settledAt: null },
    }));
    const known = await db.selectFrom("bookings").select("id").where("id", "=", id).executeTakeFirst();
    if (trips.length > 0 && known === undefined) await insertBooking(db, id, trips);
  }
}

async function moveEvents(db: Kysely<Before>): Promise<void> {
  const rows = await db
    .selectFrom("enquiry_events")
    .select(["id", "kind", "data"])
    .where("kind", "in", ["quote-cancelled", "day-cancelled"])
    .execute();
  for (const { id, kind, data } of rows) {
    const { quoteId, ...rest } = JSON.parse(data) as { quoteId: string };
    const isDay = kind === "day-cancelled";
    const moved = { ...rest, tripIds: [quoteId], ...(!isDay && { by: "agency" }) };
    await db
      .updateTable("enquiry_events")
      .set({ kind: isDay ? kind : "trip-cancelled", data: JSON.stringify(moved) })
      .where("id", "=", id)
      .execute();
  }
}

/** Bookings of their own: until now an accepted quote, or the status of an enquiry, was one. */
export const bookings: Migration = {
  async up(database: Kysely<unknown>) {
    const db = database as Kysely<Before>;
    for (const statement of TABLES) await sql.raw(statement).execute(db);
    await moveQuotes(db);
    await moveMarked(db);
    await moveEvents(db);
    for (const statement of DROPS) await sql.raw(statement).execute(db);
  },
};
