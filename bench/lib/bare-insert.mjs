// The limit to compare with: nothing but node:http and one durable transaction per post (an enquiry row and an outbox row), without
// checks, framework or mail. Started like a site, by `PORT`, `DATA_DIR` and `DATABASE_URL`.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { join } from "node:path";
import { env } from "node:process";
import Libsql from "libsql";
import pg from "pg";

const TABLES =
  "create table bare_enquiry (id text primary key, payload text); create table bare_outbox (id text primary key, enquiry text)";

function openSqlite() {
  const db = new Libsql(join(env.DATA_DIR, "bare.db"));
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.exec(TABLES);
  const enquiry = db.prepare("insert into bare_enquiry values (?, ?)");
  const outbox = db.prepare("insert into bare_outbox values (?, ?)");
  return db.transaction((id, payload) => {
    enquiry.run([id, payload]);
    outbox.run([randomUUID(), id]);
  }).immediate;
}

async function openPostgres() {
  // The pool of the site, see src/server/platform/database/postgres.ts.
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10 });
  await pool.query(TABLES);
  const text = "with e as (insert into bare_enquiry values ($1, $2)) insert into bare_outbox values ($3, $1)";
  return (id, payload) => pool.query({ name: "insert", text, values: [id, payload, randomUUID()] });
}

const insert = env.DATABASE_URL === undefined ? openSqlite() : await openPostgres();
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  request.on("end", async () => {
    const id = randomUUID();
    await insert(id, JSON.stringify(JSON.parse(body)));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ confirmed: true, reference: id }));
  });
});
server.listen(env.PORT, "127.0.0.1", () => console.log("The site is at its port."));
