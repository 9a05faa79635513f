import { type Insertable, type Transaction, sql, type Kysely } from "kysely";
import { randomUUID } from "node:crypto";

import { HOUR_MS } from "../../../booking/calendar-day";
import type { ContactPayload } from "../../enquiries/enquiry";
import { toInboxColumns } from "../../enquiries/inbox-columns";
import { toTripRows } from "../../enquiries/store-enquiry";
import type { Database } from "./database";
import { enquiries } from "./migrations/0001-enquiries";
import { enquiryKeysAndReceipts } from "./migrations/0002-enquiry-keys-and-receipts";
import { deletionsAndConfirmationMails } from "./migrations/0003-deletions-and-confirmation-mails";
import { uncertainMailsAndMarks } from "./migrations/0004-uncertain-mails-and-marks";
import { staff } from "./migrations/0005-staff";
import { inbox } from "./migrations/0006-inbox";
import { departures } from "./migrations/0007-departures";
import { reviews } from "./migrations/0008-reviews";
import { letters } from "./migrations/0009-letters";
import { freedPlaces } from "./migrations/0010-freed-places";
import { enquiryTrips } from "./migrations/0011-enquiry-trips";
import { replies } from "./migrations/0012-replies";
import type { Migration } from "./migrations/migration";
import type { Tables } from "./schema";

/** What came in longer ago and was never marked was answered outside of this site, or never will be. */
const STILL_DUE_MS = 30 * 24 * HOUR_MS;
const DUE_AFTER_MS = 2 * HOUR_MS;

type Row = Pick<
  Tables["enquiries"],
  "id" | "reference" | "status" | "suspicion" | "payload" | "created_at" | "closed_at"
>;

function toEvents({ id, status, created_at: at, closed_at: closedAt }: Row) {
  const nobody = { enquiry_id: id, person_id: null, who: null, idempotency_key: null };
  const received = { ...nobody, id: randomUUID(), number: 1, kind: "received" as const, at, data: "{}" };
  if (closedAt === null || status === "new") return [received];
  const data = JSON.stringify({ status, before: "new" });
  return [received, { ...nobody, id: randomUUID(), number: 2, kind: "status" as const, at: closedAt, data }];
}

/** Only what is new and of the last month waits for an answer, and nobody is reminded of it by mail. */
function toDue({ status, suspicion, created_at: createdAt }: Row, now: number) {
  if (status !== "new" || suspicion !== null || createdAt < now - STILL_DUE_MS) return {};
  return { due_at: createdAt + DUE_AFTER_MS, reminded_at: now, owners_reminded_at: now };
}

/** Lets an enquiry of the time before the inbox begin there: with the events that are known, and waiting if it still does. */
async function beginInbox(transaction: Transaction<Tables>, row: Row, now: number): Promise<void> {
  await transaction
    .updateTable("enquiries")
    .set({
      ...toDue(row, now),
      touched_at: row.closed_at ?? row.created_at,
      answered_at: row.status === "answered" ? row.closed_at : null,
    })
    .where("id", "=", row.id)
    .execute();
  const events: Insertable<Tables["enquiry_events"]>[] = toEvents(row);
  await transaction.insertInto("enquiry_events").values(events).execute();
}

/**
 * Fills what is derived from an enquiry where it is missing: after migrations, which may set `mailbox` to null to have it made anew, after the
 * restore of an older backup, and for what a process of an earlier version has stored.
 */
export async function reindex(transaction: Transaction<Tables>, now = Date.now()): Promise<void> {
  const rows = await transaction
    .selectFrom("enquiries")
    .select(["id", "reference", "status", "suspicion", "payload", "created_at", "closed_at", "touched_at"])
    .where(({ or, eb }) => or([eb("mailbox", "is", null), eb("trips", "is", null)]))
    .execute();
  for (const row of rows) {
    const payload = JSON.parse(row.payload) as ContactPayload;
    const trips = toTripRows(row.id, payload);
    await transaction.deleteFrom("enquiry_trips").where("enquiry_id", "=", row.id).execute();
    if (trips.length > 0) await transaction.insertInto("enquiry_trips").values(trips).execute();
    await transaction
      .updateTable("enquiries")
      .set({ ...toInboxColumns(payload, row.reference), trips: trips.length })
      .where("id", "=", row.id)
      .execute();
    if (row.touched_at === 0) await beginInbox(transaction, row, now);
  }
}

export const MIGRATIONS: readonly Migration[] = [
  enquiries,
  enquiryKeysAndReceipts,
  deletionsAndConfirmationMails,
  uncertainMailsAndMarks,
  staff,
  inbox,
  departures,
  reviews,
  letters,
  freedPlaces,
  enquiryTrips,
  replies,
];

/** The database was brought up to date by a newer version of the site; the text says what to do. */
class NewerStoreError extends Error {
  override name = "NewerStoreError";
}

interface MigrationTable {
  migrations: { name: string; applied_at: number };
}

async function getApplied(db: Kysely<MigrationTable>): Promise<Set<string>> {
  const rows = await db.selectFrom("migrations").select("name").execute();
  return new Set(rows.map((row) => row.name));
}

function assertKnown(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !names.has(name)).sort();
  if (unknown.length > 0)
    throw new NewerStoreError(
      `The database was changed by a newer version of the site (${unknown.join(", ")}). Expected one that this version knows: install the newer version again, or restore a backup of this one into an empty database. Nothing was changed.`,
    );
}

/**
 * Applies what is missing; throws a `NewerStoreError` where a newer version was at work. `lock` keeps a second process out until this
 * transaction has ended.
 */
export async function migrate(
  { db: database, dialect }: Pick<Database, "db" | "dialect">,
  lock: (transaction: Transaction<MigrationTable>) => Promise<void>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const db = database as unknown as Kysely<MigrationTable>;
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
      transaction,
    );
    const applied = await getApplied(transaction);
    assertKnown(applied, migrations);
    for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
      for (const statement of [...migration.statements, ...(migration.own?.[dialect] ?? [])])
        await sql.raw(statement).execute(transaction);
      await migration.move?.(transaction as unknown as Kysely<unknown>);
      await transaction
        .insertInto("migrations")
        .values({ name: migration.name, applied_at: Date.now() })
        .execute();
    }
    // At each start: a process of an earlier version may store enquiries until it is replaced.
    if (migrations === MIGRATIONS) await reindex(transaction as unknown as Transaction<Tables>);
  });
}
