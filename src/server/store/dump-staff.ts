import type { Kysely, Transaction } from "kysely";

import type { Dump, Row } from "./dump";
import type { Tables } from "./tables";

/** Who may sign in, by which passkeys, and what they did; the crew's calendars. Sessions and links are not kept. */
export interface StaffRows {
  staff_people?: Row[] | undefined;
  staff_passkeys?: Row[] | undefined;
  staff_log?: Row[] | undefined;
  departure_calendars?: Row[] | undefined;
}

/** Reads what a backup holds of staff. The owner of one's own machine is made anew wherever one is. */
export async function dumpStaff(db: Kysely<Tables>): Promise<StaffRows> {
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
  table: keyof StaffRows,
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
export async function mergeStaff(transaction: Transaction<Tables>, rows: StaffRows): Promise<void> {
  const { staff_people: people = [], staff_passkeys: passkeys = [], staff_log: lines = [] } = rows;
  const added = new Set<Row[string] | undefined>();
  for (const person of people)
    if (await insertNew(transaction, "staff_people", person)) added.add(person["id"]);
  for (const passkey of passkeys)
    if (added.has(passkey["person_id"])) await insertNew(transaction, "staff_passkeys", passkey);
  for (const line of lines) await insertNew(transaction, "staff_log", line);
  for (const calendar of rows.departure_calendars ?? [])
    await insertNew(transaction, "departure_calendars", calendar);
}

/**
 * Gets the tables without what refers to staff who are not known here, like the owner of another machine: their drafts, and that an
 * enquiry was given to them.
 */
export async function leaveOutUnknownStaff(
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
    enquiry_drafts: tables.enquiry_drafts?.filter((row) => known.has(row["person_id"])),
  };
}
