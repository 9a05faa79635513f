import { sql, type Kysely, type Transaction } from "kysely";

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
import { reindex } from "./reindex";
import type { Tables } from "./tables";

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
export class NewerStoreError extends Error {
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
