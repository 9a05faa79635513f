import { join } from "node:path";
import Database from "libsql";
import pg from "pg";

/** Reads a table of a site's store, whichever it has, past the site's own code. */
export async function readTable(table, { dataDir, databaseUrl }) {
  if (databaseUrl === undefined) {
    const file = new Database(join(dataDir, "enquiries.db"));
    const rows = file.prepare(`select * from ${table}`).all([]);
    file.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select * from ${table}`);
  await client.end();
  return rows;
}

/** Gets the references that are in the store. */
export async function readReferences(settings) {
  return new Set((await readTable("enquiries", settings)).map(({ reference }) => reference));
}
