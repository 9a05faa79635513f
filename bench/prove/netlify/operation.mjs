import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { findDovecot } from "../../../src/testing/find-dovecot.mjs";
import { startImapServer } from "../../../src/testing/imap-server.mjs";
import { CONTACT, readJson, startDeploy } from "../../lib/netlify/deploy.mjs";
import { change } from "../../lib/store.mjs";

/** A deploy whose settings are not filled in says which are missing, and its pages and content go on. */
async function nameMissingSettings(shared) {
  const site = await startDeploy({ ...shared, env: {} });
  const health = await readJson(await site.send("/api/health"));
  const settings = ["DATABASE_URL", "SMTP_URL", "SITE_URL", "SECRET"];
  assert.deepEqual([health.http, health.status, health.settings], [503, "not-configured", settings]);
  const refused = await site.postJson("/api/contact", CONTACT);
  assert.deepEqual(await readJson(refused), { http: 500, code: "server-error", settings });
  assert.doesNotMatch(site.lambdas.getLog(), /visitor@example\.com/);
  assert.equal((await site.postJson("/api/content/en/excursions", {})).status, 200);
  await site.stop();
}

/** While the mail server is away the visitor is answered, and the scheduler has the mails delivered later, once. */
async function deliverLater(shared) {
  const { databaseUrl, env } = shared;
  const away = await startDeploy({ ...shared, env: { ...env, SMTP_URL: "smtp://127.0.0.1:9" } });
  const email = "later@example.com";
  assert.equal((await away.postJson("/api/contact", { ...CONTACT, email })).status, 200);
  assert.deepEqual(await away.readMails(email), []);
  await away.stop();
  // As if the pause before the next attempt had passed.
  await change(databaseUrl, "update outbox set due_at = 0, claimed_until = 0 where status = 'due'");
  const back = await startDeploy(shared);
  assert.equal((await readJson(await back.deliver())).attempted, 2);
  assert.equal((await back.readMails(email)).length, 1);
  assert.deepEqual(await readJson(await back.deliver()), { http: 200, attempted: 0, replies: 0 });
  await back.stop();
}

/** The limit counts each visitor by the address that Netlify names, and no address of the visitor's own choosing. */
async function countVisitors(shared) {
  const site = await startDeploy({ ...shared, env: { ...shared.env, RATE_LIMIT: "2" } });
  const statuses = [];
  for (const [index, client] of ["192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8"].entries()) {
    const headers = { "x-test-client": client, "x-forwarded-for": `1.1.1.${index}` };
    const answer = await site.postJson("/api/contact", { ...CONTACT, email: "many@example.com" }, headers);
    statuses.push(answer.status);
  }
  assert.deepEqual(statuses, [200, 200, 429, 200]);
  await site.stop();
}

/** The scheduler's call has guests' replies read from the mailbox, each once. A mailbox that is away stops nothing else. */
async function takeReplies(shared) {
  if (findDovecot() === undefined) return console.error("  no dovecot: replies are not shown");
  const imap = await startImapServer();
  const withMailbox = { ...shared, env: { ...shared.env, IMAP_URL: imap.url } };
  const site = await startDeploy(withMailbox);
  const email = "writes-back@example.com";
  await site.postJson("/api/contact", { ...CONTACT, email });
  const [receipt] = await site.readMails(email);
  const head = `From: ${email}\r\nSubject: Re: x\r\nMessage-ID: <1@example.com>\r\nIn-Reply-To: ${receipt.messageId}`;
  await imap.append(`${head}\r\n\r\nYes, please\r\n`);
  assert.equal((await readJson(await site.deliver())).replies, 1);
  assert.equal((await readJson(await site.deliver())).replies, 0);
  const replies = (await site.readTable("enquiry_events")).filter(({ kind }) => kind === "reply");
  assert.deepEqual(
    replies.map(({ data }) => JSON.parse(data).text),
    ["Yes, please"],
  );
  assert.doesNotMatch(site.lambdas.getLog(), /writes-back|Yes, please|secret@|request-failed/);
  await site.stop();
  await imap.remove();
  const away = await startDeploy(withMailbox);
  const { http, replies: none } = await readJson(await away.deliver());
  assert.deepEqual([http, none], [200, 0]);
  assert.match(away.lambdas.getLog(), /mailbox-away/);
  await away.stop();
}

/** A process that is frozen while the database ends its connections answers when it is thawed. */
async function outliveConnections(shared) {
  const site = await startDeploy(shared);
  assert.equal((await site.send("/api/health")).status, 200);
  const health = site.edge.getFunction("/api/health");
  await site.lambdas.signal(health, "SIGSTOP");
  const others = "from pg_stat_activity where pid <> pg_backend_pid()";
  await change(shared.databaseUrl, `select pg_terminate_backend(pid) ${others}`);
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
  const { http, reference } = await readJson(await site.postJson("/api/contact", CONTACT));
  const seconds = (performance.now() - started) / 1000;
  assert.equal(http, 200);
  assert.ok(seconds < 6, `answered after ${seconds.toFixed(1)} s`);
  const row = (await site.readTable("enquiries")).find((one) => one.reference === reference);
  const mails = (await site.readTable("outbox")).filter(({ enquiry_id: id }) => id === row.id);
  assert.deepEqual(
    mails.map(({ status }) => status),
    ["due", "due"],
  );
  await site.stop();
  silent.close();
}

/** What happens, and may go wrong, around the functions, each on a deploy of its own. */
export const OPERATION_CHECKS = [
  ...[nameMissingSettings, deliverLater, countVisitors, takeReplies, outliveConnections],
  waitNoLongerThanTheLimit,
];
