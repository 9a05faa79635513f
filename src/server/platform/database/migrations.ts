import { Migrator, type Kysely, type Migration } from "kysely";

import { firstRelease } from "./migrations/0001-first-release";
import type { Tables } from "./schema";

type Migrations = Record<string, Migration>;

/** Stands in the first release now; databases that were made before have noted it as a step of its own. */
const included: Migration = { up: () => Promise.resolve() };
/** The last of these. */
export const LAST_INCLUDED = "0003-calendar-offer";

/** In the order of their names. A released one is frozen and imports nothing of the application (lint); a mistake is repaired by the next. */
export const getMigrations = (dialect: "sqlite" | "postgres"): Migrations => ({
  "0001-first-release": firstRelease(dialect),
  "0002-bookings": included,
  [LAST_INCLUDED]: included,
});

/** The database is of another version of the site; the text says what to do. */
class OtherVersionError extends Error {
  override name = "OtherVersionError";
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

async function assertKnown(
  db: Kysely<Tables>,
  applied: ReadonlySet<string>,
  migrations: Migrations,
): Promise<void> {
  const unknown = [...applied].filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new OtherVersionError(
      `The database was changed by a newer version of the site (${unknown.join(", ")}). Expected one that this version knows: install the newer version again, or restore a backup of this one into an empty database. Nothing was changed.`,
    );
  if (applied.has(LAST_INCLUDED)) return;
  if ((await db.introspection.getTables()).some(({ name }) => name === "enquiries"))
    throw new OtherVersionError(
      `The database was made by an older version of the site. Expected one at ${LAST_INCLUDED}: start the last version of the site that still has that migration in a file of its own once, then this one. Nothing was changed.`,
    );
}

/** Applies what is missing, all of it or nothing; several processes may do so at once. Throws where another version was at work. */
export async function migrate(db: Kysely<Tables>, migrations: Migrations): Promise<void> {
  const applied = new Set(await readMigrations(db));
  await assertKnown(db, applied, migrations);
  if (Object.keys(migrations).every((name) => applied.has(name))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
}
