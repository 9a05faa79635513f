import type { Kysely, Transaction } from "kysely";

import type { Database } from "../platform/database/database";
import { getMigrations, readMigrations } from "../platform/database/migrations";
import {
  BACKED_UP,
  listParents,
  TABLE_RULES,
  type AnyTables,
  type BackedUp,
  type Row,
  type TableName,
} from "./table-rules";

/** A statement may have only so many values; the longest of our rows has 26. */
const BATCH = 500;

const MERGED = BACKED_UP.filter((table) => TABLE_RULES[table].backup === "merged");
const REPLACED = BACKED_UP.filter((table) => TABLE_RULES[table].backup === "replaced");

/** Everything that the store keeps, in words that SQLite and PostgreSQL have in common. */
export interface Dump {
  migrations: string[];
  tables: Record<BackedUp, Row[]>;
}

export class RestoreError extends Error {
  override name = "RestoreError";
}

function assertKnown(made: readonly string[], known: readonly string[]): void {
  const unknown = made.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new RestoreError(
      `It was made by another version of the site (${unknown.join(", ")}). Restore it with that version into an empty database; a newer version takes that over at its start.`,
    );
}

/** Reads a table, one of large rows some at a time: all of it may have hundreds of MB, more than one statement can bring. */
async function readTable(snapshot: Transaction<AnyTables>, table: BackedUp): Promise<Row[]> {
  const { key = "id", batch } = TABLE_RULES[table];
  const all = snapshot.selectFrom(table).selectAll().orderBy(key);
  if (batch === undefined) return all.execute();
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1)?.[key];
    const page = await all
      .$if(last !== undefined, (query) => query.where(key, ">", last ?? null))
      .limit(batch)
      .execute();
    rows.push(...page);
    if (page.length < batch) return rows;
  }
}

type Keys = ReadonlySet<Row[string] | undefined>;

export function leaveOut(
  tables: Dump["tables"],
  isOut: (table: BackedUp, row: Row) => boolean,
): Dump["tables"] {
  const gone = new Map<TableName, Keys>();
  const left = { ...tables };
  for (const table of BACKED_UP) {
    const { key = "id" } = TABLE_RULES[table];
    const parents = listParents(table);
    const isGone = (row: Row) =>
      isOut(table, row) || parents.some(([column, parent]) => gone.get(parent)?.has(row[column]));
    gone.set(table, new Set(tables[table].filter(isGone).map((row) => row[key])));
    left[table] = tables[table].filter((row) => !isGone(row));
  }
  return left;
}

/** No backup holds a row that its rule leaves out, nor a part of what is in a table without backup. */
const isLeftOut = (table: BackedUp, row: Row): boolean =>
  TABLE_RULES[table].isLeftOut?.(row) === true ||
  listParents(table).some(
    ([column, parent]) => TABLE_RULES[parent].backup === "left-out" && row[column] !== null,
  );

export async function dump({ db, dialect }: Database): Promise<Dump> {
  const transaction = db.transaction();
  const atOneMoment = dialect === "postgres" ? transaction.setIsolationLevel("repeatable read") : transaction;
  return atOneMoment.execute(async (snapshot) => {
    const tables = {} as Dump["tables"];
    const anyTables = snapshot as unknown as Transaction<AnyTables>;
    for (const table of BACKED_UP) tables[table] = await readTable(anyTables, table);
    return { migrations: await readMigrations(snapshot), tables: leaveOut(tables, isLeftOut) };
  });
}

/** Inserts rows, of a merged table those that are not known here; returns the keys of what it inserted. */
async function insert(
  transaction: Transaction<AnyTables>,
  table: BackedUp,
  rows: readonly Row[],
): Promise<Keys> {
  const { key = "id", backup, batch = BATCH } = TABLE_RULES[table];
  const keys = new Set<Row[string] | undefined>();
  for (let start = 0; start < rows.length; start += batch) {
    const inserted = await transaction
      .insertInto(table)
      .values(rows.slice(start, start + batch))
      .$if(backup === "merged", (query) => query.onConflict((conflict) => conflict.doNothing()))
      .returning(key)
      .execute();
    for (const row of inserted) keys.add(row[key]);
  }
  return keys;
}

/**
 * Adds the rows of merged tables that are not known here, and the parts of those. What is known stays as it is: a restore lets nobody in
 * again who was shut out since, and brings no passkey back that was removed, and no calendar that was ended.
 */
async function merge(transaction: Transaction<AnyTables>, tables: Dump["tables"]): Promise<void> {
  const added = new Map<TableName, Keys>();
  for (const table of MERGED) {
    const isNew = (row: Row) =>
      listParents(table).every(([column, parent]) => added.get(parent)?.has(row[column]));
    added.set(table, await insert(transaction, table, tables[table].filter(isNew)));
  }
}

async function replace(transaction: Transaction<AnyTables>, tables: Dump["tables"]): Promise<void> {
  const people = await transaction.selectFrom("staffPeople").select("id").execute();
  const known = new Set([null, undefined, ...people.map(({ id }) => id)]);
  for (const table of REPLACED) {
    const { unknownPerson } = TABLE_RULES[table];
    const rows = tables[table].flatMap((row) => {
      if (unknownPerson === undefined || known.has(row["personId"])) return [row];
      return unknownPerson === "cleared" ? [{ ...row, personId: null }] : [];
    });
    await insert(transaction, table, rows);
  }
}

async function countReplaced(transaction: Transaction<AnyTables>): Promise<number> {
  let sum = 0;
  for (const table of REPLACED) {
    const count = transaction.fn.countAll<number>().as("rows");
    sum += (await transaction.selectFrom(table).select(count).executeTakeFirstOrThrow()).rows;
  }
  return sum;
}

export async function restore(
  { db, dialect, markDeleted }: Database,
  { migrations, tables }: Dump,
  isReplacing: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const anyTables = transaction as unknown as Transaction<AnyTables>;
    assertKnown(migrations, await readMigrations(transaction));
    const present = await countReplaced(anyTables);
    if (present > 0 && !isReplacing)
      throw new RestoreError(`The store has ${present} rows already. With --replace they are deleted first.`);
    for (const table of [...REPLACED].reverse()) await transaction.deleteFrom(table).execute();
    await markDeleted(transaction);
    await merge(anyTables, tables);
    await replace(anyTables, tables);
    const anyDatabase = transaction.withoutPlugins() as unknown as Kysely<unknown>;
    for (const [name, { fill }] of Object.entries(getMigrations(dialect)))
      if (!migrations.includes(name)) await fill?.(anyDatabase);
    // The mailbox is read again from seven days back: what was read since the backup, or before it was put back, may belong to what is back now.
    await transaction.deleteFrom("marks").where("name", "in", ["mailbox", "mailbox-uid"]).execute();
    // A letter that was under way has reached more people since: whether it goes on is for staff to decide.
    const sending = transaction.updateTable("letters").where("status", "=", "sending");
    await sending.set({ status: "stopped" }).execute();
  });
}
