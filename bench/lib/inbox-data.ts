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
import type { Tables } from "../../src/server/platform/database/schema";
import { openSqlite } from "../../src/server/platform/database/sqlite";

const NAMES = "Ana María José Luca Giulia Emma Noah Lucía Zoë Jürgen Sofía Marco".split(" ");
const LASTNAMES = "Pérez García Rossi Bianchi Smith Müller Núñez Ortiz Conti Brown".split(" ");
const TEXT =
  "hola queremos saber precio barco isla playa familia niños hotel día mañana excursión grupo personas vorremmo sapere prezzo barca spiaggia famiglia bambini giorno we would like price boat beach family children day pick up from the ship back before all aboard wheelchair birthday vegetarian";
const WORDS = TEXT.split(" ");
const OFFERS = [
  ...["saona-island", "catalina-island", "whale-watching", "buggy-tour"],
  ...["santo-domingo", "private-catamaran"],
];
const PORTS = ["bayahibe", "punta-cana", "la-romana-cruises"] as const;
const STATUSES = [
  ...(["new", "open", "answered", "answered", "booked"] as const),
  ...(["booked", "lost", "lost", "lost", "lost"] as const),
];
const KINDS = [
  ...(["received", "answered", "reply", "note", "status"] as const),
  ...(["answered", "reply", "quoted", "note", "status"] as const),
];
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const BATCH = 250;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const pick = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value;
const toText = (index: number, count: number) =>
  Array.from({ length: count }, (_, word) => pick(WORDS, index * 7 + word * word + word)).join(" ");
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const toReference = (index: number) =>
  `PA-${[4, 3, 2, 1, 0].map((place) => LETTERS.charAt(Math.floor(index / 30 ** place) % 30)).join("")}`;

const createTrip = (index: number) => ({
  ...{ service: pick(OFFERS, index), collection: "excursions" as const, port: pick(PORTS, index) },
  ...{ date: toDay(Date.now() + (index % 90) * DAY_MS), adults: 2, children: index % 3 },
});

/** Every eighth enquiry is about three offers. */
const createPayload = (index: number) => ({
  ...{ name: pick(NAMES, index), lastname: pick(LASTNAMES, index >> 3) },
  ...{ email: `guest${index % 8000}@example.com`, phone: `+34 600 ${String(100_000 + index)}` },
  message: `${toText(index, 60)} zimt${index}`,
  ...(index % 8 === 3 ? { offers: [index, index + 1, index + 2].map(createTrip) } : createTrip(index)),
  source: index % 4 === 0 ? `Hotel ${index % 40}` : "",
});

function createEnquiry(index: number, now: number) {
  const payload = createPayload(index);
  const [id, reference] = [randomUUID(), toReference(index)];
  const trips = toTripRows(id, listAsked(payload));
  const status = pick(STATUSES, index * 3 + (index >> 4));
  const createdAt = now - index * HOUR_MS;
  const waits = status === "new" || status === "open";
  const row = {
    ...{ id, reference, kind: "contact", locale: pick(["en", "es", "it"], index), status },
    ...{ idempotencyKey: null, suspicion: index % 100 === 7 ? "honeypot" : null, createdAt },
    ...{ payload, closedAt: waits ? null : createdAt, touchedAt: createdAt },
    dueAt: waits && index < 300 ? createdAt + 2 * HOUR_MS : null,
    ...toInboxColumns(payload, reference),
    ...toListedColumns(listAsked(payload)),
  } satisfies Insertable<Tables["enquiries"]>;
  return { row, trips };
}

const createEvent = (enquiryId: string, number: number, text: string, at: number) => ({
  ...{ id: randomUUID(), enquiryId, number: number + 1, kind: pick(KINDS, number) },
  ...{ at: at + number * 60_000, personId: null, who: number % 2 ? "Ana" : null, idempotencyKey: null },
  data: { text, channel: "mail", status: "open", before: "new" },
});

const createMail = (enquiryId: string, mail: "agency-contact" | "visitor-contact", at: number) => ({
  ...{ id: randomUUID(), enquiryId, mail, recipient: "office@example.com", status: "delivered", attempts: 1 },
  ...{ dueAt: at, claimedUntil: 0, createdAt: at, settledAt: at, uncertain: 0 },
});

/** Books two trips, with a deposit that is paid; every fourth booking has a partner. */
async function book(transaction: Transaction<Tables>, enquiryId: string, index: number, now: number) {
  const by = { now: now - index * HOUR_MS, who: "Ana" };
  const trips = [index, index + 1].map((number) => ({
    ...{ id: randomUUID(), quoteId: null, offer: pick(OFFERS, number), port: pick(PORTS, number) },
    // Half of them lie ahead.
    date: toDay(now + ((number % 180) - 90) * DAY_MS),
    ...{ adults: 2, children: number % 3, smallChildren: 0, amountCents: 20_000 + number },
    ...{ title: "Isla Saona", pickup: { place: "Hotel Viva, lobby", time: "07:15" } },
  }));
  const commission =
    index % 8 === 0 ? { source: `hotel-${index % 40}`, percent: 10, personCents: 0 } : undefined;
  const deposit = { cents: 10_000, due: "2026-12-01" };
  await bookTrips(transaction, enquiryId, { trips, notes: "Nut allergy", deposit, commission }, by);
  const payment = { cents: 10_000, day: toDay(by.now), method: "cash" as const };
  await addPayment(transaction, enquiryId, payment, by);
}

/** Stores the enquiries from a number on with their mails and events; half of them have booked. */
async function insertBatch(transaction: Transaction<Tables>, from: number, events: number, now: number) {
  const enquiries = Array.from({ length: BATCH }, (_, at) => createEnquiry(from + at, now));
  const rows = enquiries.map(({ row }) => row);
  const trips = enquiries.flatMap((enquiry) => enquiry.trips);
  const mails = rows.flatMap(({ id, createdAt }) => [
    createMail(id, "agency-contact", createdAt),
    createMail(id, "visitor-contact", createdAt),
  ]);
  await transaction.insertInto("enquiries").values(rows).execute();
  await transaction.insertInto("enquiryTrips").values(trips).execute();
  await transaction.insertInto("outbox").values(mails).execute();
  for (let number = 0; number < events; number += 1) {
    const lines = rows.map(({ id, createdAt }, at) =>
      createEvent(id, number, toText(at + number, 80), createdAt),
    );
    await transaction.insertInto("enquiryEvents").values(lines).execute();
  }
  for (const [at, { id }] of rows.entries()) if (at % 2 === 0) await book(transaction, id, from + at, now);
}

/** Fills a store with enquiries, each with so many events and two mails; half of them have booked two trips. */
export async function fillStore(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  enquiries: number,
  events: number,
) {
  const database = await (databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl));
  const now = Date.now();
  for (let from = 0; from < enquiries; from += BATCH)
    await database.write((transaction) => insertBatch(transaction, from, events, now));
  // What PostgreSQL does by itself within a minute.
  if (databaseUrl !== undefined) await sql`vacuum analyze`.execute(database.db);
  await database.close();
}
