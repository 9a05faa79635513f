import assert from "node:assert/strict";
import pg from "pg";

import { findDovecot } from "../../../src/testing/find-dovecot.mjs";
import { startImapServer } from "../../../src/testing/imap-server.mjs";
import { CONTACT, readJson, startDeploy } from "./site.mjs";

async function query(databaseUrl, text) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** The scheduler's call has guests' replies read from the mailbox, each once. */
async function takeReplies(shared) {
  if (findDovecot() === undefined) return console.error("  no dovecot: replies are not shown");
  const imap = await startImapServer();
  const site = await startDeploy({ ...shared, env: { ...shared.env, IMAP_URL: imap.url } });
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
  // A mailbox that is away stops nothing else.
  await imap.remove();
  const away = await startDeploy({ ...shared, env: { ...shared.env, IMAP_URL: imap.url } });
  const { http, replies: none } = await readJson(await away.deliver());
  assert.deepEqual([http, none], [200, 0]);
  assert.match(away.lambdas.getLog(), /mailbox-away/);
  await away.stop();
}

/** The scheduler's call reminds staff of what is due, and the owners of what has waited too long, once. */
async function sendReminders(shared) {
  const change = (text) => query(shared.databaseUrl, text);
  await change(
    "update enquiries set due_at = 1, created_at = 1, reminded_at = null, owners_reminded_at = null",
  );
  await change("update enquiry_events set at = 1");
  // Each in another process, as the platform starts them.
  for (let times = 0; times < 2; times += 1) {
    const site = await startDeploy(shared);
    assert.equal((await site.deliver()).status, 200);
    await site.stop();
  }
  const site = await startDeploy(shared);
  const subjects = (await site.readMails("owner@example.com")).map(({ subject }) => subject);
  const reminders = subjects.filter((subject) => /waiting|waited/.test(subject));
  assert.equal(reminders.length, 2, subjects.join());
  await site.stop();
}

/** What arrives and what is sent without a visitor's request. */
export const REPLY_CHECKS = { takeReplies, sendReminders };
