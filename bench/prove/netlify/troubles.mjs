import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

import { CONTACT, readJson, startDeploy } from "./site.mjs";

async function query(databaseUrl, text) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** A deploy whose settings are not filled in says which are missing, and its pages and content go on. */
async function nameMissingSettings(shared) {
  const site = await startDeploy({ ...shared, env: {} });
  const health = await readJson(await site.send("/api/health"));
  const settings = ["DATABASE_URL", "SMTP_URL", "SITE_URL", "SECRET"];
  assert.deepEqual([health.http, health.status, health.settings], [503, "not-configured", settings]);
  const refused = await site.postJson("/api/contact", CONTACT);
  assert.deepEqual(await readJson(refused), { http: 500, code: "server-error", settings });
  assert.match(site.lambdas.getLog(), /"settings":"DATABASE_URL,SMTP_URL/);
  assert.doesNotMatch(site.lambdas.getLog(), /visitor@example\.com/);
  assert.equal((await site.postJson("/api/content/en/excursions", {})).status, 200);
  await site.stop();
}

/** While the mail server is away the visitor is answered, and the scheduler has the mails delivered later, once. */
async function deliverLater(shared) {
  const { databaseUrl, env } = shared;
  const away = await startDeploy({ ...shared, env: { ...env, SMTP_URL: "smtp://127.0.0.1:9" } });
  const { http, reference } = await readJson(
    await away.postJson("/api/contact", { ...CONTACT, email: "later@example.com" }),
  );
  assert.equal(http, 200);
  assert.deepEqual(await away.readMails("later@example.com"), []);
  await away.stop();
  // As if the pause before the next attempt had passed.
  await query(databaseUrl, "update outbox set due_at = 0, claimed_until = 0 where status = 'due'");
  const back = await startDeploy(shared);
  const { attempted } = await readJson(await back.deliver());
  assert.equal(attempted, 2);
  const mails = await back.readMails("later@example.com");
  assert.deepEqual(
    mails.map(({ text }) => text.includes(reference)),
    [true],
  );
  assert.deepEqual(await readJson(await back.deliver()), { http: 200, attempted: 0, replies: 0 });
  await back.stop();
}

/** The limit counts each visitor by the address that Netlify names, and no address of the visitor's own choosing. */
async function countVisitors(shared) {
  const site = await startDeploy({ ...shared, env: { ...shared.env, RATE_LIMIT: "2" } });
  const ask = async (client, forwarded) => {
    const headers = { "x-test-client": client, "x-forwarded-for": forwarded };
    return (await site.postJson("/api/contact", { ...CONTACT, email: "many@example.com" }, headers)).status;
  };
  const first = [
    await ask("192.0.2.7", "1.1.1.1"),
    await ask("192.0.2.7", "1.1.1.2"),
    await ask("192.0.2.7", "1.1.1.3"),
  ];
  assert.deepEqual([first, await ask("192.0.2.8", "1.1.1.1")], [[200, 200, 429], 200]);
  await site.stop();
}

/** A process that is frozen while the database ends its connections answers when it is thawed. */
async function outliveConnections(shared) {
  const site = await startDeploy(shared);
  assert.equal((await site.send("/api/health")).status, 200);
  const health = site.edge.getFunction("/api/health");
  await site.lambdas.signal(health, "SIGSTOP");
  await query(
    shared.databaseUrl,
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()",
  );
  await sleep(6_000);
  await site.lambdas.signal(health, "SIGCONT");
  assert.equal((await site.send("/api/health")).status, 200);
  await site.stop();
}

/** A mail server that says nothing keeps the visitor waiting for the few seconds of the limit, and the enquiry is stored. */
async function waitNoLongerThanTheLimit(shared) {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const SMTP_URL = `smtp://127.0.0.1:${silent.address().port}`;
  const site = await startDeploy({ ...shared, env: { ...shared.env, SMTP_URL } });
  assert.equal((await site.send("/api/contact?lang=es")).status, 303);
  const started = performance.now();
  const { http, reference } = await readJson(
    await site.postJson("/api/contact", { ...CONTACT, email: "silent@example.com" }),
  );
  const seconds = (performance.now() - started) / 1000;
  assert.equal(http, 200);
  assert.ok(seconds < 6, `answered after ${seconds.toFixed(1)} s`);
  const row = (await site.readTable("enquiries")).find((one) => one.reference === reference);
  const mails = (await site.readTable("outbox")).filter(({ enquiry_id: id }) => id === row.id);
  assert.deepEqual(
    mails.map(({ status }) => status),
    ["due", "due", "due"],
  );
  await site.stop();
  silent.close();
  await query(shared.databaseUrl, "delete from outbox where status = 'due'");
  console.error(`  a silent mail server: answered after ${seconds.toFixed(1)} s`);
}

/** What takes seconds to show. */
export const SLOW_CHECKS = { outliveConnections, waitNoLongerThanTheLimit };

/** What may go wrong around a function, each on functions of their own. */
export const TROUBLE_CHECKS = { nameMissingSettings, deliverLater, countVisitors };
