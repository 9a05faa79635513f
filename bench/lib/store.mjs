import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "libsql";
import pg from "pg";

/** Runs a statement in the store of a site, past the site's own code, once for each list of values. Returns the rows of the last one. */
async function run({ dataDir, databaseUrl }, statement, lists = [[]]) {
  if (databaseUrl === undefined) {
    const file = new Database(join(dataDir, "enquiries.db"));
    const prepared = file.prepare(statement);
    let rows = [];
    file.transaction(() => {
      for (const values of lists) rows = prepared.reader ? prepared.all(values) : prepared.run(values);
    })();
    file.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin");
  let rows = [];
  for (const values of lists) ({ rows } = await client.query(statement, values));
  await client.query("commit");
  await client.end();
  return rows;
}

export const readTable = (table, settings) => run(settings, `select * from ${table}`);

/** Changes rows of a PostgreSQL store, e.g. as if time had passed. */
export const change = (databaseUrl, statement) => run({ databaseUrl }, statement);

/** Returns the references that are in the store. */
export async function readReferences(settings) {
  return new Set((await readTable("enquiries", settings)).map(({ reference }) => reference));
}

const LOCALES = ["en", "es", "it"];
const COLUMNS = "id, email, locale, status, round, consent, created_at, mailed_at, confirmed_at".split(", ");

/** Subscribes so many people to the newsletter: thousands of clicks in mails would take long. */
export async function addSubscribers(count, settings) {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, index) => {
    const locale = LOCALES[index % LOCALES.length];
    const consent = JSON.stringify({ at: new Date(now).toISOString(), page: "/", locale, textVersion: "1" });
    return [randomUUID(), `reader${index}@example.com`, locale, "confirmed", 1, consent, now, now, now];
  });
  const places = COLUMNS.map((_, index) => (settings.databaseUrl === undefined ? "?" : `$${index + 1}`));
  await run(settings, `insert into subscribers (${COLUMNS.join()}) values (${places.join()})`, rows);
}
