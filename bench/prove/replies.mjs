#!/usr/bin/env node
// Stress test: every reply of a guest is taken once. Mails that answer receipts of the site arrive at a real mail server (dovecot), and the
// site is killed (SIGKILL) at random moments while it takes them in; afterwards each of them must be in the store, once, and the mailbox
// as it was.
//   node bench/prove/replies.mjs [--kills 200] [--postgres]
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startImapServer } from "../../src/testing/imap-server.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { bundleSite } from "../lib/bundle-site.mjs";
import { startMailRecorder } from "../lib/mail-recorder.mjs";
import { readTable } from "../lib/read-store.mjs";
import { startSite } from "../lib/site-process.mjs";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "200" }, postgres: { type: "boolean", default: false } },
});
/** Of one enquiry 30 mails a day are taken in. */
const GUESTS = 40;
/** How many replies arrive before each start, and while the site runs. */
const REPLIES = 4;

const { root, remove } = await bundleSite();
const imap = await startImapServer();
const smtp = await startMailRecorder();
const postgres = values.postgres ? await startPostgres() : undefined;
const dataDir = await mkdtemp(join(tmpdir(), "palmarena-replies-"));
const port = await findFreePort();
const variables = {
  ...{ PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: "0", SECRET: "k".repeat(40) },
  ...{ SMTP_URL: smtp.url, IMAP_URL: imap.url },
  ...(postgres && { DATABASE_URL: postgres.url }),
};
const settings = { dataDir, databaseUrl: postgres?.url };

async function post(url, guest) {
  const body = { name: "Ana", email: `v${guest}@example.com`, message: "Hello", lang: "en" };
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  assert.equal(response.status, 200);
}

async function until(isTrue, what, ms = 60_000) {
  const end = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`${what} did not happen within ${ms / 1000} s`);
    await sleep(100);
  }
}

const sent = [];
async function reply(receipts) {
  const number = sent.length + 1;
  sent.push(`number ${number}.`);
  const { id, address } = receipts[number % receipts.length];
  await imap.append(
    [
      ...[`From: Ana <${address}>`, "Subject: Re: Your enquiry", `Message-ID: <reply-${number}@example.com>`],
      ...[`In-Reply-To: ${id}`, "Content-Type: text/plain", "", sent.at(-1), "", "> Thank you", ""],
    ].join("\r\n"),
  );
}

const readReplies = async () =>
  (await readTable("enquiry_events", settings))
    .filter(({ kind }) => kind === "reply")
    .map(({ data }) => JSON.parse(data).text);

const first = await startSite(root, variables);
for (let guest = 0; guest < GUESTS; guest += 1) await post(first.url, guest);
const getReceipts = () =>
  [...smtp.mails].filter(([, { kind }]) => kind === "visitor").map(([id, { address }]) => ({ id, address }));
await until(() => getReceipts().length === GUESTS, "the delivery of the receipts");
const receipts = getReceipts();
await first.end("SIGKILL");

const kills = Number(values.kills);
for (let kill = 1; kill <= kills; kill += 1) {
  for (let count = 0; count < REPLIES / 2; count += 1) await reply(receipts);
  const site = await startSite(root, variables);
  // Short lives die while they connect, long ones while they take.
  const life = sleep(20 + Math.random() ** 2 * 2500);
  for (let count = 0; count < REPLIES / 2; count += 1) await reply(receipts);
  await life;
  await site.end("SIGKILL");
  if (kill % 20 === 0)
    console.log(`${kill} kills, ${sent.length} replies sent, ${(await readReplies()).length} taken so far`);
}

const takenWhileKilled = (await readReplies()).length;
const last = await startSite(root, variables);
await until(async () => (await readReplies()).length >= sent.length, "the last reply's arrival").catch(
  (error) => console.error(error.message),
);
await last.end("SIGTERM");
const taken = await readReplies();
const flags = new Set((await imap.list()).flatMap((mail) => mail.flags));
flags.delete("\\Recent");
const result = {
  ...{ store: postgres ? "postgres" : "sqlite", kills, replies: sent.length, takenWhileKilled },
  lost: sent.filter((text) => !taken.includes(text)).length,
  twice: taken.length - new Set(taken).size,
  flags: [...flags],
};
console.log(JSON.stringify(result));
await smtp.stop();
await imap.remove();
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
await remove();
process.exit(result.lost === 0 && result.twice === 0 && flags.size === 0 ? 0 : 1);
