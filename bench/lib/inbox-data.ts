import { randomUUID } from "node:crypto";
import { sql, type Insertable, type Transaction } from "kysely";

import { addPayment } from "../../src/server/bookings/accounts-repository";
import { bookTrips } from "../../src/server/bookings/booking-repository";
import {
  listAsked,
  toInboxColumns,
  toListedColumns,
  toTripRows,
} from "../../src/server/enquiries/inbox-columns";
import { openPostgres } from "../../src/server/platform/database/postgres";
import { openSqlite } from "../../src/server/platform/database/sqlite";
import { createStore } from "../../src/server/store";
import type { Tables } from "../../src/server/platform/database/schema";

interface Settings {
  dataDir: string;
  databaseUrl: string | undefined;
}

const NAMES = "Ana María José Luca Giulia Emma Noah Lucía Zoë Jürgen Sofía Marco".split(" ");
const LASTNAMES = "Pérez García Rossi Bianchi Smith Müller Núñez Ortiz Conti Brown".split(" ");
const WORDS =
  "hola queremos saber precio barco isla playa familia niños hotel día mañana excursión grupo personas vorremmo sapere prezzo barca spiaggia famiglia bambini giorno we would like price boat beach family children day pick up from the ship back before all aboard wheelchair birthday vegetarian".split(
    " ",
  );
const OFFERS = "saona-island catalina-island whale-watching buggy-tour santo-domingo private-catamaran".split(
  " ",
);
const PORTS = ["bayahibe", "punta-cana", "la-romana-cruises"] as const;
const STATUSES = [
  ...(["new", "open", "answered", "answered", "booked"] as const),
  ...(["booked", "lost", "lost", "lost", "lost"] as const),
] as const;
const KINDS = [
  ...(["received", "answered", "reply", "note", "status"] as const),
  ...(["answered", "reply", "quoted", "note", "status"] as const),
] as const;
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const BATCH = 250;
const HOUR_MS = 60 * 60_000;

const pick = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value;
const toText = (index: number, count: number) =>
  Array.from({ length: count }, (_, word) => pick(WORDS, index * 7 + word * word + word)).join(" ");

function toReference(index: number): string {
  const letters = [4, 3, 2, 1, 0].map((place) => LETTERS.charAt(Math.floor(index / 30 ** place) % 30));
  return `PA-${letters.join("")}`;
}

const createTrip = (index: number) => ({
  service: pick(OFFERS, index),
  collection: "excursions" as const,
  port: pick(PORTS, index),
  date: new Date(Date.now() + (index % 90) * 24 * HOUR_MS).toISOString().slice(0, 10),
  ...{ adults: 2, children: index % 3 },
});

/** Every eighth enquiry is about three offers. */
function createPayload(index: number) {
  const name = pick(NAMES, index);
  return {
    name,
    lastname: pick(LASTNAMES, index >> 3),
    email: `guest${index % 8000}@example.com`,
    phone: `+34 600 ${String(100_000 + index)}`,
    message: `${toText(index, 60)} zimt${index}`,
    ...(index % 8 === 3 ? { offers: [index, index + 1, index + 2].map(createTrip) } : createTrip(index)),
    source: index % 4 === 0 ? `Hotel ${index % 40}` : "",
  };
}

/** Stores enquiries number `from` to `from + BATCH` with their mails and events. */
async function insertBatch(transaction: Transaction<Tables>, from: number, events: number, now: number) {
  const trips: Insertable<Tables["enquiryTrips"]>[] = [];
  const rows = Array.from({ length: BATCH }, (_, at) => {
    const index = from + at;
    const payload = createPayload(index);
    const id = randomUUID();
    const own = toTripRows(id, listAsked(payload));
    trips.push(...own);
    const reference = toReference(index);
    const status = pick(STATUSES, index * 3 + (index >> 4));
    const createdAt = now - index * HOUR_MS;
    const waits = status === "new" || status === "open";
    return {
      ...{ id, reference, kind: "contact", locale: pick(["en", "es", "it"], index), status },
      ...{ idempotencyKey: null, suspicion: index % 100 === 7 ? "honeypot" : null, createdAt },
      ...{ payload: JSON.stringify(payload), closedAt: waits ? null : createdAt, touchedAt: createdAt },
      ...{
        dueAt: waits && index < 300 ? createdAt + 2 * HOUR_MS : null,
        ...toInboxColumns(payload, reference),
        ...toListedColumns(listAsked(payload)),
        trips: own.length,
      },
    };
  });
  await transaction.insertInto("enquiries").values(rows).execute();
  await transaction.insertInto("enquiryTrips").values(trips).execute();
  const lines = rows.flatMap(({ id, createdAt: at }, row) =>
    Array.from({ length: events }, (_, number) => ({
      ...{
        id: randomUUID(),
        enquiryId: id,
        number: number + 1,
        kind: pick(KINDS, number),
        at: at + number * 60_000,
      },
      ...{ personId: null, who: number % 2 ? "Ana" : null, idempotencyKey: null },
      data: JSON.stringify({
        text: toText(row + number, 80),
        channel: "mail",
        status: "open",
        before: "new",
      }),
    })),
  );
  for (let start = 0; start < lines.length; start += 500)
    await transaction
      .insertInto("enquiryEvents")
      .values(lines.slice(start, start + 500))
      .execute();
  const mails = rows.flatMap(({ id, createdAt: at }) =>
    (["agency-contact", "visitor-contact"] as const).map((mail) => ({
      ...{
        id: randomUUID(),
        enquiryId: id,
        mail,
        recipient: "office@example.com",
        status: "delivered",
        attempts: 1,
      },
      ...{ dueAt: at, claimedUntil: 0, createdAt: at, settledAt: at, uncertain: 0 },
    })),
  );
  await transaction.insertInto("outbox").values(mails).execute();
  for (const [at, { id }] of rows.entries()) if (at % 2 === 0) await book(transaction, id, from + at, now);
}

/** Books two trips, with a deposit that is paid; every fourth booking has a partner. */
async function book(transaction: Transaction<Tables>, enquiryId: string, index: number, now: number) {
  const by = { now: now - index * HOUR_MS, who: "Ana" };
  const trips = [index, index + 1].map((number) => ({
    id: randomUUID(),
    quoteId: null,
    offer: pick(OFFERS, number),
    port: pick(PORTS, number),
    // Half of them lie ahead.
    date: new Date(now + ((number % 180) - 90) * 24 * HOUR_MS).toISOString().slice(0, 10),
    adults: 2,
    children: number % 3,
    smallChildren: 0,
    title: "Isla Saona",
    pickup: { place: "Hotel Viva, lobby", time: "07:15" },
    amountCents: 20_000 + number,
  }));
  const commission =
    index % 8 === 0 ? { source: `hotel-${index % 40}`, percent: 10, personCents: 0 } : undefined;
  const deposit = { cents: 10_000, due: "2026-12-01" };
  await bookTrips(transaction, enquiryId, { trips, notes: "Nut allergy", deposit, commission }, by);
  const payment = {
    cents: 10_000,
    day: new Date(by.now).toISOString().slice(0, 10),
    method: "cash" as const,
  };
  await addPayment(transaction, enquiryId, payment, by);
}

/** Fills a store with enquiries, each with so many events and two mails; half of them have booked two trips. Returns the token of a signed-in owner, and some references. */
export async function fillStore({ dataDir, databaseUrl }: Settings, enquiries: number, events: number) {
  const database = await (databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl));
  const store = createStore(database, { dataDir, databaseUrl });
  const now = Date.now();
  for (let from = 0; from < enquiries; from += BATCH)
    await database.write((transaction) => insertBatch(transaction, from, events, now));
  const person = { email: "ana@agency.example", name: "Ana", locale: "es", role: "owner" } as const;
  const added = await store.staff.people.add(person, now);
  const token = await store.staff.sessions.begin({ personId: added?.id ?? "", device: "Bench" }, now);
  // What PostgreSQL does by itself within a minute.
  if (databaseUrl !== undefined) await sql`vacuum analyze`.execute(database.db);
  const rows = await database.db
    .selectFrom("enquiries")
    .select("reference")
    .orderBy("id")
    .limit(200)
    .execute();
  await store.close();
  return { token, references: rows.map(({ reference }) => reference) };
}
