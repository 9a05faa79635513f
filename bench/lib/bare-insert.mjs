// The limit to compare with: nothing but node:http and one durable SQLite transaction per post (an enquiry row and an
// outbox row), without checks, framework or mail. Prints its port.
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";

const db = new Database(join(process.argv[2] ?? mkdtempSync(join(tmpdir(), "palmarena-bare-")), "bare.db"));
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.exec(
  "create table enquiry (id text primary key, payload text); create table outbox (id text primary key, enquiry text)",
);
const enquiry = db.prepare("insert into enquiry values (?, ?)");
const outbox = db.prepare("insert into outbox values (?, ?)");
const begin = db.prepare("begin immediate");
const commit = db.prepare("commit");

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  request.on("end", () => {
    const id = randomUUID();
    begin.run([]);
    enquiry.run([id, JSON.stringify(JSON.parse(body))]);
    outbox.run([randomUUID(), id]);
    commit.run([]);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ confirmed: true, reference: id }));
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
