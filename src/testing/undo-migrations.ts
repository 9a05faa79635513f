import { sql } from "kysely";

import type { Database } from "../server/platform/database/database";

/** Makes a store what it was before the first migration, but for the table that says which ones ran. */
export async function undoMigrations({ db, dialect }: Database): Promise<void> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== "migrations");
  if (dialect === "sqlite") await sql`pragma foreign_keys = off`.execute(db);
  // SQLite keeps a search index in tables of its own, which go with it.
  for (const { name } of tables)
    await sql`drop table if exists ${sql.table(name)} ${sql.raw(dialect === "postgres" ? "cascade" : "")}`.execute(
      db,
    );
  await sql`delete from migrations`.execute(db);
  if (dialect === "sqlite") await sql`pragma foreign_keys = on`.execute(db);
}
