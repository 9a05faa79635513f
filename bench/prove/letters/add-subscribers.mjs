import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "libsql";
import pg from "pg";

const LOCALES = ["en", "es", "it"];
const COLUMNS = "id, email, locale, status, round, consent, created_at, mailed_at, confirmed_at";

/** Names so many people who have confirmed. */
function listRows(count) {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const locale = LOCALES[index % LOCALES.length];
    const consent = JSON.stringify({ at: new Date(now).toISOString(), page: "/", locale, textVersion: "1" });
    return [randomUUID(), `reader${index}@example.com`, locale, "confirmed", 1, consent, now, now, now];
  });
}

/** Subscribes so many people to the newsletter, past the site's own code: thousands of clicks in mails would take long. */
export async function addSubscribers(count, { dataDir, databaseUrl }) {
  const rows = listRows(count);
  if (databaseUrl === undefined) {
    const file = new Database(join(dataDir, "enquiries.db"));
    const insert = file.prepare(`insert into subscribers (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    file.transaction(() => rows.forEach((row) => insert.run(row)))();
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin");
  for (const row of rows)
    await client.query(
      `insert into subscribers (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      row,
    );
  await client.query("commit");
  await client.end();
}
