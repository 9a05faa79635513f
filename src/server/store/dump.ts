import { sql, type Kysely, type Transaction } from "kysely";

import type { Database } from "./database";
import { dumpStaff, leaveOutUnknownStaff, mergeStaff, type StaffRows } from "./dump-staff";
import { reindex } from "./reindex";
import { mergeRemovals } from "./review-removals";
import type { Tables } from "./tables";
import { toBatches } from "./to-batches";

/**
 * What a backup does with each table; a new one does not compile before it stands here. Those that are `replaced` by a restore stand in the
 * order in which their rows may refer to each other; of those that are `merged` it only adds what is not known.
 */
export const TABLES_IN_BACKUPS = {
  enquiries: "replaced",
  subscribers: "replaced",
  enquiry_events: "replaced",
  enquiry_drafts: "replaced",
  quotes: "replaced",
  reply_files: "replaced",
  mailbox_messages: "replaced",
  enquiry_trips: "replaced",
  letters: "replaced",
  reviews: "replaced",
  outbox: "replaced",
  departures: "replaced",
  departure_calendars: "merged",
  review_removals: "merged",
  staff_people: "merged",
  staff_passkeys: "merged",
  staff_log: "merged",
  // Worth nothing by the time of a restore, or to be made anew by whoever wants it.
  confirmation_mails: "left-out",
  form_drafts: "left-out",
  letter_paces: "left-out",
  marks: "left-out",
  rate_hits: "left-out",
  receipts: "left-out",
  staff_challenges: "left-out",
  staff_requests: "left-out",
  staff_sessions: "left-out",
  staff_sign_ins: "left-out",
  // What was deleted stays deleted in the store that is restored into.
  tombstones: "left-out",
} as const satisfies Record<keyof Tables, "replaced" | "merged" | "left-out">;
type Kept = {
  [Table in keyof typeof TABLES_IN_BACKUPS]: (typeof TABLES_IN_BACKUPS)[Table] extends "replaced"
    ? Table
    : never;
}[keyof typeof TABLES_IN_BACKUPS];
const KEPT = Object.entries(TABLES_IN_BACKUPS).flatMap(([table, what]) =>
  what === "replaced" ? [table as Kept] : [],
);
/** Those of the inbox and of later rooms are missing in a backup of the time before them. */
type FirstKept = "enquiries" | "subscribers" | "outbox";
export type Row = Record<string, string | number | null>;

/** Everything that the store keeps, in words that SQLite and PostgreSQL have in common. */
export interface Dump {
  /** The steps that had made its tables. */
  migrations: string[];
  tables: Record<FirstKept, Row[]> &
    Partial<Record<Exclude<Kept, FirstKept>, Row[] | undefined>> &
    StaffRows & { review_removals?: Row[] | undefined };
}

/** A dump cannot be put into this store; the text says why. Nothing was changed. */
export class RestoreError extends Error {
  override name = "RestoreError";
}

async function readMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
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
    letters: letters?.filter(({ status }) => status !== "test"),
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
    const known = await readMigrations(transaction);
    const unknown = migrations.filter((name) => !known.includes(name));
    if (unknown.length > 0)
      throw new RestoreError(
        `It was made by a newer version of the site (${unknown.join(", ")}). Install that first.`,
      );
    const present = await count(transaction);
    if (present > 0 && !replace)
      throw new RestoreError(`The store has ${present} rows already. With --replace they are deleted first.`);
    for (const table of [...KEPT].reverse()) await transaction.deleteFrom(table).execute();
    await markDeleted(transaction);
    await forgetMailbox(transaction);
    await mergeStaff(transaction, tables);
    await mergeRemovals(transaction, tables.review_removals ?? []);
    const kept = await leaveOutUnknownStaff(transaction, tables);
    for (const table of KEPT) await insert(transaction, table, kept[table] ?? []);
    const expected = KEPT.reduce((sum, table) => sum + (kept[table]?.length ?? 0), 0);
    const rows = await count(transaction);
    if (rows !== expected) throw new RestoreError(`Expected ${expected} rows afterwards, found ${rows}.`);
    await reindex(transaction);
    await stopLetters(transaction);
    return rows;
  });
}
