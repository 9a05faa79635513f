import { sql, type Kysely, type Transaction } from "kysely";

import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { listTables, type TablesWith } from "./table-rules";
import { mergeRemovals } from "../reviews/removal-repository";
import { readMigrations } from "../platform/database/migrations";
import { LAST_STEP } from "../platform/database/migrations/0001-first-release";

/** Reads who may sign in, by which passkeys, and what they did; the crew's calendars. Sessions and links are not kept. The owner of one's own machine is made anew wherever one is. */
async function dumpStaff(db: Kysely<Tables>) {
  const people = await db
    .selectFrom("staff_people")
    .selectAll()
    .where("is_local", "=", 0)
    .orderBy("id")
    .execute();
  const ids = new Set(people.map(({ id }) => id));
  const lines = await db.selectFrom("staff_log").selectAll().orderBy("id").execute();
  const calendars = await db.selectFrom("departure_calendars").selectAll().orderBy("id").execute();
  const passkeys = await db.selectFrom("staff_passkeys").selectAll().orderBy("id").execute();
  return {
    staff_people: people.map((row) => ({ ...row })),
    staff_passkeys: passkeys.filter((row) => ids.has(row.person_id)).map((row) => ({ ...row })),
    staff_log: lines.map((row) => ({ ...row })),
    departure_calendars: calendars.map((row) => ({ ...row })),
  };
}

async function insertNew(
  transaction: Transaction<Tables>,
  table: TablesWith<{ backup: "merged" }>,
  row: Row,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto(table)
    .values(row as never)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Adds the staff of a dump who are not known here, with their passkeys, and the lines of the log. Who is known stays as they are: a
 * restore lets nobody in again who was shut out since, and brings no passkey back that was removed, and no calendar that was ended.
 */
async function mergeStaff(transaction: Transaction<Tables>, rows: Dump["tables"]): Promise<void> {
  const { staff_people: people, staff_passkeys: passkeys, staff_log: lines } = rows;
  const added = new Set<Row[string] | undefined>();
  for (const person of people)
    if (await insertNew(transaction, "staff_people", person)) added.add(person["id"]);
  for (const passkey of passkeys)
    if (added.has(passkey["person_id"])) await insertNew(transaction, "staff_passkeys", passkey);
  for (const line of lines) await insertNew(transaction, "staff_log", line);
  for (const calendar of rows.departure_calendars)
    await insertNew(transaction, "departure_calendars", calendar);
}

/**
 * Gets the tables without what refers to staff who are not known here, like the owner of another machine: their drafts, and that an
 * enquiry was given to them.
 */
async function leaveOutUnknownStaff(
  transaction: Transaction<Tables>,
  tables: Dump["tables"],
): Promise<Dump["tables"]> {
  const people = await transaction.selectFrom("staff_people").select("id").execute();
  const known = new Set<Row[string] | undefined>(people.map(({ id }) => id));
  return {
    ...tables,
    enquiries: tables.enquiries.map((row) =>
      (row["person_id"] ?? null) === null || known.has(row["person_id"]) ? row : { ...row, person_id: null },
    ),
    enquiry_drafts: tables.enquiry_drafts.filter((row) => known.has(row["person_id"])),
  };
}

/** A statement may have only so many values; the longest of our rows has 26. */
const MAX_ROWS = 500;
/** PostgreSQL ends a statement after ten seconds, however large it is. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Divides rows, in their order, into groups for one statement each: of 500 rows and 4 MB at most, or one larger row. */
function toBatches<Row>(rows: readonly Row[], getBytes: (row: Row) => number): Row[][] {
  const batches: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = getBytes(row);
    const last = batches.at(-1);
    if (last === undefined || last.length >= MAX_ROWS || bytes > room) {
      batches.push([row]);
      room = MAX_BYTES - bytes;
    } else {
      last.push(row);
      room -= bytes;
    }
  }
  return batches;
}

type Kept = TablesWith<{ backup: "replaced" }>;
const KEPT = listTables("replaced");
export type Row = Record<string, string | number | null>;

/** Everything that the store keeps, in words that SQLite and PostgreSQL have in common. */
export interface Dump {
  /** The migrations that had made its tables. */
  migrations: string[];
  tables: Record<TablesWith<{ backup: "replaced" | "merged" }>, Row[]>;
}

/** A dump cannot be put into this store; the text says why. Nothing was changed. */
export class RestoreError extends Error {
  override name = "RestoreError";
}

/** Throws unless a dump has the columns of this version, or of one whose tables were the same. */
function assertKnown(made: readonly string[], known: readonly string[]): void {
  if (made.includes(LAST_STEP)) return;
  const unknown = made.filter((name) => !known.includes(name));
  if (unknown.length === made.length)
    throw new RestoreError(
      `It was made by an older version of the site (${made.at(-1) ?? "no migration"}). Restore it with that version into an empty database, and start newer ones with that.`,
    );
  if (unknown.length > 0)
    throw new RestoreError(
      `It was made by a newer version of the site (${unknown.join(", ")}). Install that first.`,
    );
}

async function count(transaction: Transaction<Tables>): Promise<number> {
  const counts = await Promise.all(
    KEPT.map((table) =>
      transaction.selectFrom(table).select(transaction.fn.countAll<number>().as("rows")).executeTakeFirst(),
    ),
  );
  return counts.reduce((sum, row) => sum + (row?.rows ?? 0), 0);
}

/** A draft is named by its enquiry and its writer. */
function getOrder(table: Kept): "id" | "enquiry_id" {
  return table === "enquiry_drafts" ? "enquiry_id" : "id";
}

/** The text that makes the rows of a table large. */
const LARGE = { reply_files: "content", enquiry_events: "data" } as const;

/** Reads what came with guests' mails, some of it at a time: all of it may have hundreds of MB, more than one statement can bring. */
async function readLarge(snapshot: Transaction<Tables>, table: keyof typeof LARGE): Promise<Row[]> {
  const bytes = sql<number>`coalesce(length(${sql.ref(LARGE[table])}), 0)`.as("bytes");
  const sizes = await snapshot.selectFrom(table).select(["id", bytes]).orderBy("id").execute();
  const rows: Row[] = [];
  for (const batch of toBatches(sizes, (row) => row.bytes)) {
    const ids = batch.map(({ id }) => id);
    const read = snapshot.selectFrom(table).selectAll().where("id", "in", ids).orderBy("id");
    rows.push(...(await read.execute()));
  }
  return rows;
}

function readTable(snapshot: Transaction<Tables>, table: Kept): Promise<Row[]> {
  if (table === "reply_files" || table === "enquiry_events") return readLarge(snapshot, table);
  return snapshot.selectFrom(table).selectAll().orderBy(getOrder(table)).execute();
}

/** Reads everything as it was at one moment, while the site goes on. */
export async function dump({ db, dialect }: Database): Promise<Dump> {
  const transaction = db.transaction();
  const atOneMoment = dialect === "postgres" ? transaction.setIsolationLevel("repeatable read") : transaction;
  return atOneMoment.execute(async (snapshot) => {
    const tables = {} as Dump["tables"];
    for (const table of KEPT) tables[table] = await readTable(snapshot, table);
    // A link to sign in is worth nothing by the time of a restore, and whoever asked for access can ask again.
    tables.outbox = tables.outbox.filter((row) => (row["sign_in_id"] ?? row["request_id"]) === null);
    tables.review_removals = await snapshot.selectFrom("review_removals").selectAll().execute();
    Object.assign(tables, leaveOutTests(tables));
    Object.assign(tables, await dumpStaff(snapshot));
    return { migrations: await readMigrations(snapshot), tables };
  });
}

/** Gets the tables without the letters that staff sent to themselves. */
function leaveOutTests({ letters, outbox }: Dump["tables"]) {
  return {
    letters: letters.filter(({ status }) => status !== "test"),
    outbox: outbox.filter(({ mail }) => mail !== "letter-test"),
  };
}

/** A letter that was under way has reached more people since: whether it goes on is for staff to decide. */
async function stopLetters(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable("letters")
    .set({ status: "stopped" })
    .where("status", "=", "sending")
    .execute();
}

/** The mailbox is read again from seven days back: what was read since the backup, or before it was put back, may belong to what is back now. */
async function forgetMailbox(transaction: Transaction<Tables>): Promise<void> {
  await transaction.deleteFrom("marks").where("name", "in", ["mailbox", "mailbox-uid"]).execute();
}

function getLength(row: Row): number {
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === "string" ? value.length : 8),
    0,
  );
}

async function insert(transaction: Transaction<Tables>, table: Kept, rows: readonly Row[]): Promise<void> {
  for (const batch of toBatches(rows, getLength)) await transaction.insertInto(table).values(batch).execute();
}

/**
 * Puts a dump into the store, all of it or nothing. Gets how many rows there are afterwards. Staff are added and never replaced: see
 * `mergeStaff`.
 */
export async function restore(
  { db, markDeleted }: Database,
  { migrations, tables }: Dump,
  replace: boolean,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    assertKnown(migrations, await readMigrations(transaction));
    const present = await count(transaction);
    if (present > 0 && !replace)
      throw new RestoreError(`The store has ${present} rows already. With --replace they are deleted first.`);
    for (const table of [...KEPT].reverse()) await transaction.deleteFrom(table).execute();
    await markDeleted(transaction);
    await forgetMailbox(transaction);
    await mergeStaff(transaction, tables);
    await mergeRemovals(transaction, tables.review_removals);
    const kept = await leaveOutUnknownStaff(transaction, tables);
    for (const table of KEPT) await insert(transaction, table, kept[table]);
    const expected = KEPT.reduce((sum, table) => sum + kept[table].length, 0);
    const rows = await count(transaction);
    if (rows !== expected) throw new RestoreError(`Expected ${expected} rows afterwards, found ${rows}.`);
    await stopLetters(transaction);
    return rows;
  });
}
