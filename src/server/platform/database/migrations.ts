import { Migrator, type Kysely, type Migration } from "kysely";

import { firstRelease } from "./migrations/0001-first-release";
import { bookings } from "./migrations/0002-bookings";
import { calendarOffer } from "./migrations/0003-calendar-offer";
import { oneShape } from "./migrations/0004-one-shape";
import { cancellationFee } from "./migrations/0005-cancellation-fee";
import type { Tables } from "./schema";

interface Step extends Migration {
  /** The part of `up` that writes rows, without the change of tables: a restore runs it on rows of a backup from before this step. */
  fill?(db: Kysely<unknown>): Promise<void>;
}
type Steps = Record<string, Step>;

/** In the order of their names. A released one is frozen and imports nothing of the application (lint); a mistake is repaired by the next. */
export const getMigrations = (dialect: "sqlite" | "postgres"): Steps => ({
  "0001-first-release": firstRelease(dialect),
  "0002-bookings": bookings,
  "0003-calendar-offer": calendarOffer,
  "0004-one-shape": oneShape,
  "0005-cancellation-fee": cancellationFee,
});

/** The database was brought up to date by a newer version of the site; the text says what to do. */
class NewerStoreError extends Error {
  override name = "NewerStoreError";
}

/** Kysely's own table of what was applied. */
const APPLIED = "kysely_migration";

export async function readMigrations(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === APPLIED)) return [];
  const db = database as unknown as Kysely<Record<typeof APPLIED, { name: string }>>;
  const rows = await db.selectFrom(APPLIED).select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

/**
 * Applies what is missing, all of it or nothing; several processes may do so at once. Throws a `NewerStoreError` where a newer version
 * was at work.
 */
export async function migrate(db: Kysely<Tables>, migrations: Steps): Promise<void> {
  const applied = new Set(await readMigrations(db));
  const unknown = [...applied].filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new NewerStoreError(
      `The database was changed by a newer version of the site (${unknown.join(", ")}). Expected one that this version knows: install the newer version again, or restore a backup of this one into an empty database. Nothing was changed.`,
    );
  if (Object.keys(migrations).every((name) => applied.has(name))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
}
